// The check in the browser: a sound poll or position holds, and whatever is forged of it does not.
import type { PollCertificate, PositionCertificate } from '@aerie/contract/poll-records'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { checkVote } from './check-vote.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const base64 = (content: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(content)))
const digest = (content: BufferSource) => crypto.subtle.digest('SHA-256', content)
const hex = (content: ArrayBuffer) =>
  [...new Uint8Array(content)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (text: string) => (text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
const sha256 = async (text: string) => hex(await digest(bytes(text)))
const newKey = async () => (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
const spki = async ({ publicKey }: CryptoKeyPair) => base64(await crypto.subtle.exportKey('spki', publicKey))
const [own, others] = [await newKey(), await newKey()]

const options = ['Yes', 'No'].map((text, at) => ({ id: `option_${at + 1}`, text }))
const definition = {
  title: 'Paint the shutters?',
  description: null,
  options,
  quorumThreshold: 50,
  requiresQuorum: true,
  allowMultipleVotes: false,
  resultsVisibility: 'after_vote' as const,
}
const POLL = { format: 'aerie-poll-1' as const, pollId: 1, definition }
const ABSTAIN = { id: 'option_3', text: 'Abstain' }
const { resultsVisibility: _, ...asked } = definition
const POSITION = {
  format: 'aerie-position-1' as const,
  electionId: 1,
  positionId: 2,
  definition: {
    ...asked,
    options: [...options, ABSTAIN],
    election: 'House committee',
    startDate: '2026-11-10T12:00:00.000Z',
    classFilter: null,
    classRangeStart: null,
    classRangeEnd: null,
    abstainId: ABSTAIN.id,
  },
}
const ballotsFor = (...choices: string[]) => choices.map((choice) => ({ tracker: null, choices: [choice] }))
const BALLOTS = ballotsFor('option_1', 'option_1', 'option_2')

type Log = Parameters<typeof checkVote>[0]['log']

type Asked = typeof POLL | typeof POSITION

async function logOf(vote: Asked, certificateHash: string | null): Promise<Log> {
  const definitionHash = await sha256(canonicalJson(vote.definition))
  const entries = [
    'pollId' in vote
      ? { kind: 'PollCreated', pollId: vote.pollId, definitionHash }
      : { kind: 'ElectionCreated', positionId: vote.positionId, definitionHash },
    ...BALLOTS.map((_, at) => ({ kind: 'Ballot', ballot: String(at) })),
    { kind: 'Closed', ballots: BALLOTS.length },
    ...(certificateHash === null ? [] : [{ kind: 'Result', certificateHash }]),
  ]
  const log: Log = []
  for (const entry of entries) {
    const payload = canonicalJson(entry)
    const previous = log.at(-1)?.hash ?? '0'.repeat(64)
    const inner = new Uint8Array(await digest(bytes(payload)))
    const hash = hex(await digest(new Uint8Array([...fromHex(previous), ...inner])))
    log.push({ number: log.length + 1, kind: entry.kind, payload, previous, hash })
  }
  return log
}

/** As the server publishes it; what is given differs from what is sound, and is signed all the same. */
async function publish<Vote extends Asked>(vote: Vote, more: object, ballots: typeof BALLOTS, key: CryptoKeyPair) {
  const closed = (await logOf(vote, null)).at(-1)
  const statement = {
    ...vote,
    definitionHash: await sha256(canonicalJson(vote.definition)),
    endDate: '2026-11-20T12:00:00.000Z',
    closedAt: '2026-11-20T12:00:01.000Z',
    eligible: 4,
    voters: BALLOTS.length,
    counts: { option_1: 2, option_2: 1 },
    quorumNeeded: 2,
    quorumMet: true,
    outcome: 'decided' as const,
    leadingIds: ['option_1'],
    ballotsHash: await sha256(canonicalJson(ballots)),
    head: closed?.hash ?? '',
    headNumber: closed?.number ?? 0,
    publicKey: await spki(key),
    ...more,
  }
  const signature = base64(await crypto.subtle.sign('Ed25519', key.privateKey, bytes(canonicalJson(statement))))
  const certificate = { ...statement, signature }
  const log = await logOf(vote, await sha256(canonicalJson(certificate)))
  return { certificate, ballots, log, serverKey: await spki(own) }
}

const published = (more: Partial<PollCertificate> = {}, ballots = BALLOTS, key = own) =>
  publish(POLL, more, ballots, key)
/** Two of three abstain, and the third elects. */
const elected = (more: Partial<PositionCertificate> = {}, ballots = ballotsFor('option_2', ABSTAIN.id, ABSTAIN.id)) =>
  publish(
    POSITION,
    { counts: { option_1: 0, option_2: 1, option_3: 2 }, leadingIds: ['option_2'], ...more },
    ballots,
    own,
  )

const faultsOf = async (closed: Parameters<typeof checkVote>[0]) =>
  (await checkVote(closed)).filter(({ holds }) => !holds).map(({ what }) => what)

test('what was published as it was voted holds', async () => {
  expect(await faultsOf(await published())).toEqual([])
  expect(await faultsOf(await elected())).toEqual([])
})

const sound = await published()
const position = await elected()
const swapped = BALLOTS.map((ballot) => ({ ...ballot, choices: ['option_2'] }))
test.each<[string, Parameters<typeof checkVote>[0]]>([
  [
    'counts that were changed after signing',
    { ...sound, certificate: { ...sound.certificate, counts: { option_1: 1, option_2: 2 } } },
  ],
  ['counts that were signed wrongly', await published({ counts: { option_1: 3, option_2: 0 } })],
  ['ballots that were swapped', { ...sound, ballots: swapped }],
  ['ballots that were swapped before signing', await published({}, swapped)],
  ['a ballot that is missing', { ...sound, ballots: BALLOTS.slice(1) }],
  ['a certificate that another has signed', await published({}, BALLOTS, others)],
  ['a server whose key is not known', { ...sound, serverKey: undefined }],
  ['more voters than might vote', await published({ eligible: 2, quorumNeeded: 1 })],
  ['a quorum that was not reached', await published({ eligible: 40, quorumNeeded: 20 })],
  [
    'another question',
    { ...sound, certificate: { ...sound.certificate, definition: { ...definition, title: 'Burn them?' } } },
  ],
  ['an entry of the log that is gone', { ...sound, log: sound.log.filter(({ number }) => number !== 2) }],
  [
    'an entry of the log that was altered',
    {
      ...sound,
      log: sound.log.map((entry) =>
        entry.number === 3 ? { ...entry, payload: entry.payload.replace('Ballot', 'BallOt') } : entry,
      ),
    },
  ],
  ['a log that ends otherwise', { ...sound, log: sound.log.slice(0, -1) }],
  ['the log of another poll', { ...sound, log: (await publish({ ...POLL, pollId: 2 }, {}, BALLOTS, own)).log }],
  ['another winner than the counts say', await published({ leadingIds: ['option_2'] })],
  ['a tie that is none', await published({ outcome: 'tie' })],
  ['an abstention that wins', await elected({ leadingIds: [ABSTAIN.id] })],
  ['a candidate who is given the abstentions', await elected({ counts: { option_1: 2, option_2: 1, option_3: 0 } })],
  ['a position whose ballots were swapped', { ...position, ballots: ballotsFor('option_1', ABSTAIN.id, ABSTAIN.id) }],
  ['a position whose ballot is missing', { ...position, ballots: position.ballots.slice(1) }],
  ['the certificate of another position', await elected({ positionId: 3 })],
  ['the log of a poll for a position', { ...position, log: sound.log }],
  [
    'other classes than the log says',
    {
      ...position,
      certificate: { ...position.certificate, definition: { ...POSITION.definition, classRangeStart: 25 } },
    },
  ],
])('%s is found', async (_what, closed) => expect(await faultsOf(closed)).not.toEqual([]))
