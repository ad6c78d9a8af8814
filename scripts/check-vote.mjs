// Checks what is published of a poll, or of a position in an election, with nothing of the server: signature, count, quorum, log and receipt.
import { createHash, createPublicKey, verify } from 'node:crypto'

/** What tells the two apart: the name of the id in the certificate, and the entries of the log that say what was asked. */
const FORMATS = {
  'aerie-poll-1': { id: 'pollId', created: 'PollCreated', changed: 'PollChanged' },
  'aerie-position-1': { id: 'positionId', created: 'ElectionCreated', changed: 'ElectionChanged' },
}

/**
 * Answers a sentence for each thing that is not right. `ballots` and `log` are as the server publishes them; the rest may
 * be left out: a log that was kept earlier, a tracker, a head that was kept, and the fingerprint of the key.
 *
 * @param {{ certificate: any, ballots: any, log?: any, earlier?: any, receipt?: string, head?: string, key?: string }} given
 */
export function faultsOf({ certificate, ballots, log, earlier, receipt, head, key }) {
  const faults = [
    ...signatureFaults(certificate, key),
    ...definitionFaults(certificate),
    ...ballotFaults(certificate, ballots),
    ...countFaults(certificate, ballots),
    ...(receipt ? receiptFaults(ballots, receipt) : []),
  ]
  if (!log)
    return head || earlier ? [...faults, 'A head can only be looked for in the log, which was not given.'] : faults
  return [
    ...faults,
    ...chainFaults(log),
    ...entryFaults(certificate, log),
    ...(earlier ? earlierFaults(log, earlier) : []),
    ...(head && !log.some((entry) => entry.hash === head) ? ['The head you kept is not in the log.'] : []),
  ]
}

/** @param {string} text in base64 */
export const fingerprintOf = (text) => sha256(Buffer.from(text, 'base64'))

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** JSON without spaces, the keys of objects in order. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** The sentences whose condition does not hold. */
const unless = (...checks) => checks.flatMap(([holds, sentence]) => (holds ? [] : [sentence]))

function signatureFaults(certificate, key) {
  const { signature, ...statement } = certificate
  return unless(
    [Object.hasOwn(FORMATS, certificate.format), 'This is no certificate of a poll or a position.'],
    [
      !key || fingerprintOf(certificate.publicKey) === key.toLowerCase(),
      'It is signed with another key than expected.',
    ],
    [isSigned(statement, signature), 'The signature is not of this certificate.'],
  )
}

function isSigned(statement, signature) {
  try {
    const key = createPublicKey({ key: Buffer.from(statement.publicKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType !== 'ed25519') return false
    return verify(null, Buffer.from(canonical(statement)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function definitionFaults({ definition, definitionHash }) {
  return unless(
    [sha256(canonical(definition)) === definitionHash, 'What was asked is not what its hash says.'],
    [definition.options.every(({ id }, at) => id === `option_${at + 1}`), 'The options are not numbered in order.'],
    [
      definition.abstainId === undefined || definition.abstainId === definition.options.at(-1)?.id,
      'To abstain is not the last option.',
    ],
  )
}

function ballotFaults({ definition, ballotsHash }, ballots) {
  const places = new Map(definition.options.map(({ id }, at) => [id, at]))
  const isRight = ({ choices }) =>
    choices.length >= 1 &&
    (definition.allowMultipleVotes || choices.length === 1) &&
    choices.every((id, at) => places.has(id) && (at === 0 || places.get(choices[at - 1]) < places.get(id)))
  const trackers = ballots.flatMap(({ tracker }) => (tracker === null ? [] : [tracker]))
  const hasTrackers = ballots.length >= 20 && !definition.allowMultipleVotes
  return unless(
    [sha256(canonical(ballots)) === ballotsHash, 'The ballots are not those of the certificate.'],
    [ballots.every(isRight), 'A ballot does not mark what this poll lets it mark.'],
    [trackers.length === (hasTrackers ? ballots.length : 0), 'Ballots have a tracker where they should not, or none.'],
    [
      trackers.every((one, at) => at === 0 || trackers[at - 1] < one),
      'Two ballots have one tracker, or they are not in order.',
    ],
  )
}

function countFaults(certificate, ballots) {
  const { definition, eligible } = certificate
  const counts = Object.fromEntries(definition.options.map(({ id }) => [id, 0]))
  for (const { choices } of ballots) for (const id of choices) counts[id]++
  const voters = ballots.length
  const needed = Math.ceil((definition.quorumThreshold * eligible) / 100)
  const isMet = eligible > 0 && voters * 100 >= definition.quorumThreshold * eligible
  const standing = definition.options.map(({ id }) => id).filter((id) => id !== definition.abstainId)
  const most = Math.max(...standing.map((id) => counts[id]))
  const leaders = standing.filter((id) => most > 0 && counts[id] === most)
  const won = leaders.length > 1 ? 'tie' : 'decided'
  const outcome = definition.requiresQuorum && !isMet ? 'no_quorum' : leaders.length === 0 ? 'no_votes' : won
  return unless(
    [certificate.voters === voters, `The certificate says ${certificate.voters} voters; there are ${voters} ballots.`],
    [voters <= eligible, 'More have voted than might.'],
    [canonical(certificate.counts) === canonical(counts), `The ballots come to ${canonical(counts)}.`],
    [certificate.quorumNeeded === needed && certificate.quorumMet === isMet, 'The quorum is reckoned wrongly.'],
    [certificate.outcome === outcome, `What the ballots come to is ${outcome}.`],
    [canonical(certificate.leadingIds) === canonical(leaders), 'Other options lead than it says.'],
  )
}

/** Where ballots are published without trackers there is none to look for. */
const receiptFaults = (ballots, receipt) =>
  unless([!isTracked(ballots) || ballotOf(ballots, receipt), 'No ballot has the tracker you kept.'])

/** Whether ballots are published with their trackers. */
export const isTracked = (ballots) => ballots.some(({ tracker }) => tracker !== null)

/**
 * The ballot with this tracker, however its letters are written; undefined where there is none.
 *
 * @param {{ tracker: string | null, choices: string[] }[]} ballots
 * @param {string} receipt
 */
export function ballotOf(ballots, receipt) {
  const letters = receipt.toUpperCase().replace(/[^A-Z2-7]/g, '')
  return ballots.find(({ tracker }) => tracker?.replaceAll('-', '') === letters)
}

function chainFaults(log) {
  let previous = '0'.repeat(64)
  for (const [at, entry] of log.entries()) {
    const hash = sha256(Buffer.from(previous, 'hex'), createHash('sha256').update(entry.payload).digest())
    if (entry.number !== at + 1) return [`Entry ${at + 1} of the log is missing, or out of order.`]
    if (entry.previous !== previous || entry.hash !== hash)
      return [`Entry ${entry.number} of the log does not follow from the one before it.`]
    if (readPayload(entry).kind !== entry.kind) return [`Entry ${entry.number} of the log is not of the kind it says.`]
    previous = hash
  }
  return []
}

function readPayload({ payload }) {
  try {
    return JSON.parse(payload) ?? {}
  } catch {
    return {}
  }
}

function entryFaults(certificate, log) {
  const entries = log.map((entry) => ({ ...readPayload(entry), number: entry.number, hash: entry.hash }))
  const of = (...kinds) => entries.filter(({ kind }) => kinds.includes(kind))
  const { id, created, changed } = FORMATS[certificate.format] ?? {}
  const asked = of(created, changed).at(-1)
  const ends = of(created, changed, 'EndExtended')
  const ballots = of('Ballot')
  const [closed, ...closedAgain] = of('Closed')
  const [result, ...otherResults] = of('Result')
  return unless(
    [
      entries[0]?.kind === created && entries[0]?.[id] === certificate[id],
      'The log is that of another poll or position.',
    ],
    [asked?.definitionHash === certificate.definitionHash, 'The log says that something else was asked.'],
    [ballots.every(({ number }) => number > (asked?.number ?? 0)), 'What was asked changed after a vote.'],
    [ends.at(-1)?.endDate === certificate.endDate, 'The log says another end.'],
    [Date.parse(certificate.closedAt) >= Date.parse(certificate.endDate), 'It was closed before its end.'],
    [
      of('Electorate').at(-1)?.eligible === certificate.eligible,
      'The log says another number of those who might vote.',
    ],
    [ballots.length === certificate.voters, `The log has ${ballots.length} ballots.`],
    [new Set(ballots.map(({ ballot }) => ballot)).size === ballots.length, 'The log has a ballot twice.'],
    [ballots.every(({ number }) => number < (closed?.number ?? 0)), 'A ballot came after the close.'],
    [closedAgain.length === 0 && otherResults.length === 0, 'The log says more than once how it ended.'],
    [
      closed?.hash === certificate.head && closed?.number === certificate.headNumber,
      'The certificate is not of this log.',
    ],
    [
      closed?.ballots === certificate.voters && closed?.closedAt === certificate.closedAt,
      'The log says another close.',
    ],
    [result?.certificateHash === sha256(canonical(certificate)), 'The log was given another certificate.'],
  )
}

const earlierFaults = (log, earlier) =>
  unless([
    earlier.every(({ hash }, at) => log[at]?.hash === hash),
    'The log you kept earlier is not the beginning of this one: something was taken out of it or put in.',
  ])
