// Counts a closed poll, or a position of an election, again in this browser, and follows its log: with nothing but what is published of it.
import type { VoteAudit, VoteCertificate } from '@aerie/contract/poll-records'
import { canonicalJson } from './canonical-json.ts'

export interface Check {
  what: string
  holds: boolean
}

type Closed = Pick<VoteAudit, 'log'> & {
  ballots: NonNullable<VoteAudit['ballots']>
  certificate: VoteCertificate
  /** By which this server signs, in base64; undefined where it is not known. */
  serverKey: string | undefined
}

export async function checkVote(audit: Closed): Promise<Check[]> {
  const { certificate, ballots, log } = audit
  const { definition } = certificate
  return [
    {
      what: 'The certificate bears the signature of this server.',
      holds: certificate.publicKey === audit.serverKey && (await isSigned(certificate)),
    },
    {
      what: 'What was asked is what the log says.',
      holds: (await hashOf(canonicalJson(definition))) === certificate.definitionHash && isAskedSo(audit),
    },
    {
      what: 'The ballots are those that were certified.',
      holds: (await hashOf(canonicalJson(ballots))) === certificate.ballotsHash,
    },
    { what: 'They come to the counts of the certificate.', holds: isCountedSo(audit) },
    { what: 'Who leads, and whether it is binding, follows from the counts.', holds: isWonSo(certificate) },
    { what: 'Each entry of the log follows from the one before it.', holds: await isChain(log) },
    {
      what: 'The log has one entry for each ballot, none after the close.',
      holds: entriesOf(log, 'Ballot').length === ballots.length && (await isClosedSo(audit)),
    },
  ]
}

/** A log begins with what it is of, and says anew what is asked where that was changed. */
function isAskedSo({ certificate, log }: Closed) {
  const isPoll = certificate.format === 'aerie-poll-1'
  const asked = isPoll
    ? entriesOf(log, 'PollCreated', 'PollChanged')
    : entriesOf(log, 'ElectionCreated', 'ElectionChanged')
  const [created] = asked
  const isItsOwn = isPoll
    ? created?.payload.pollId === certificate.pollId
    : created?.payload.positionId === certificate.positionId
  return created?.number === 1 && isItsOwn && asked.at(-1)?.payload.definitionHash === certificate.definitionHash
}

function isCountedSo({ certificate, ballots }: Closed) {
  const { definition, eligible, voters, quorumNeeded, quorumMet } = certificate
  const counts = Object.fromEntries(definition.options.map(({ id }) => [id, 0]))
  for (const { choices } of ballots) for (const id of choices) counts[id] = (counts[id] ?? 0) + 1
  const needed = Math.ceil((definition.quorumThreshold * eligible) / 100)
  const isMet = eligible > 0 && voters * 100 >= definition.quorumThreshold * eligible
  return (
    canonicalJson(counts) === canonicalJson(certificate.counts) &&
    voters === ballots.length &&
    voters <= eligible &&
    quorumNeeded === needed &&
    quorumMet === isMet
  )
}

/** To abstain wins nothing. */
function isWonSo({ definition, counts, quorumMet, outcome, leadingIds }: VoteCertificate) {
  const abstainId = 'abstainId' in definition ? definition.abstainId : undefined
  const standing = definition.options.map(({ id }) => id).filter((id) => id !== abstainId)
  const most = Math.max(0, ...standing.map((id) => counts[id] ?? 0))
  const leaders = standing.filter((id) => most > 0 && counts[id] === most)
  const won = leaders.length > 1 ? 'tie' : leaders.length === 1 ? 'decided' : 'no_votes'
  return (
    outcome === (definition.requiresQuorum && !quorumMet ? 'no_quorum' : won) &&
    canonicalJson(leadingIds) === canonicalJson(leaders)
  )
}

async function isClosedSo({ certificate, log }: Closed) {
  const [closed, ...again] = entriesOf(log, 'Closed')
  const [result, ...others] = entriesOf(log, 'Result')
  return (
    again.length === 0 &&
    others.length === 0 &&
    closed?.hash === certificate.head &&
    closed.number === certificate.headNumber &&
    entriesOf(log, 'Ballot').every(({ number }) => number < closed.number) &&
    result?.payload.certificateHash === (await hashOf(canonicalJson(certificate)))
  )
}

type Entry = VoteAudit['log'][number]

function entriesOf(log: readonly Entry[], ...kinds: string[]) {
  return log
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ payload, ...entry }) => ({ ...entry, payload: JSON.parse(payload) as Record<string, unknown> }))
}

const NOTHING_BEFORE = '0'.repeat(64)

async function isChain(log: readonly Entry[]) {
  let previous = NOTHING_BEFORE
  for (const [at, entry] of log.entries()) {
    const inner = await crypto.subtle.digest('SHA-256', bytesOf(entry.payload))
    const hash = await hashOf(new Uint8Array([...fromHex(previous), ...new Uint8Array(inner)]))
    if (entry.number !== at + 1 || entry.previous !== previous || entry.hash !== hash) return false
    previous = hash
  }
  return true
}

async function isSigned({ signature, ...statement }: VoteCertificate) {
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(statement.publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, fromBase64(signature), bytesOf(canonicalJson(statement)))
  } catch {
    return false
  }
}

/** SHA-256 of the key, by which one knows it again. */
export const fingerprintOf = (publicKey: string) => hashOf(fromBase64(publicKey))

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function hashOf(content: string | Uint8Array<ArrayBuffer>) {
  const hash = await crypto.subtle.digest('SHA-256', typeof content === 'string' ? bytesOf(content) : content)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const fromHex = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
