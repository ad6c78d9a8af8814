// The check: a sound poll or position holds, of today's format and the former, and whatever is forged of it does not.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.mjs'
import { checkVote, faultsOf } from './check-vote.mjs'
import * as byBrowser from './cryptography-browser.mjs'
import * as byNode from './cryptography-node.mjs'
import { fingerprintOf, readableFingerprint } from './hashes.mjs'
import type { Certificate, Kept, LogEntry, Published } from './published.mjs'

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
  resultsVisibility: 'after_vote',
}
const POLL = { format: 'aerie-poll-2', pollId: 1, definition }
const ABSTAIN = { id: 'option_3', text: 'Abstain' }
const { resultsVisibility: _, ...asked } = definition
const POSITION = {
  format: 'aerie-position-2',
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
const END = '2026-11-20T12:00:00.000Z'
const CLOSED = '2026-11-20T12:00:01.000Z'
const ballotsFor = (...choices: string[]) => choices.map((choice) => ({ tracker: null, choices: [choice] }))
const BALLOTS = ballotsFor('option_1', 'option_1', 'option_2')

type Asked = typeof POLL | typeof POSITION

async function logOf(vote: Asked, certificateHash: string | null): Promise<LogEntry[]> {
  const definitionHash = await sha256(canonicalJson(vote.definition))
  const entries = [
    'pollId' in vote
      ? { kind: 'PollCreated', pollId: vote.pollId, definitionHash, endDate: END }
      : { kind: 'ElectionCreated', positionId: vote.positionId, definitionHash, endDate: END },
    ...BALLOTS.map((_, at) => ({ kind: 'Ballot', ballot: String(at) })),
    { kind: 'Electorate', eligible: 4 },
    { kind: 'Closed', ballots: BALLOTS.length, closedAt: CLOSED },
    ...(certificateHash === null ? [] : [{ kind: 'Result', certificateHash }]),
  ]
  const log: LogEntry[] = []
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
    endDate: END,
    closedAt: CLOSED,
    eligible: 4,
    voters: BALLOTS.length,
    counts: { option_1: 2, option_2: 1 },
    quorumNeeded: 2,
    quorumMet: true,
    outcome: 'decided',
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
  return { certificate, ballots, log }
}

const published = (more: Partial<Certificate> = {}, ballots = BALLOTS, key = own) => publish(POLL, more, ballots, key)
/** Two of three abstain, and the third elects. */
const elected = (more: Partial<Certificate> = {}, ballots = ballotsFor('option_2', ABSTAIN.id, ABSTAIN.id)) =>
  publish(
    POSITION,
    { counts: { option_1: 0, option_2: 1, option_3: 2 }, leadingIds: ['option_2'], ...more },
    ballots,
    own,
  )

const OWN_KEY = await fingerprintOf(await spki(own))
const faults = (published: Published, kept: Kept = {}) => faultsOf(published, { keys: [OWN_KEY], ...kept })

test('what was published as it was voted holds', async () => {
  expect(await faults(await published())).toEqual([])
  expect(await faults(await elected())).toEqual([])
})

const sound = await published()
const position = await elected()
const narrowed = { ...POSITION.definition, classRangeStart: 25 }
const swapped = BALLOTS.map((ballot) => ({ ...ballot, choices: ['option_2'] }))
test.each<[string, Published]>([
  [
    'counts that were changed after signing',
    { ...sound, certificate: { ...sound.certificate, counts: { option_1: 1, option_2: 2 } } },
  ],
  ['counts that were signed wrongly', await published({ counts: { option_1: 3, option_2: 0 } })],
  ['ballots that were swapped', { ...sound, ballots: swapped }],
  ['ballots that were swapped before signing', await published({}, swapped)],
  ['a ballot that is missing', { ...sound, ballots: BALLOTS.slice(1) }],
  ['a certificate that another has signed', await published({}, BALLOTS, others)],
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
      certificate: { ...position.certificate, definition: narrowed },
    },
  ],
])('%s is found', async (_what, forged) => expect(await faults(forged)).not.toEqual([]))

const former = JSON.parse(readFileSync(new URL('./former-votes.fixture.json', import.meta.url), 'utf8'))

test('of an entry that says something else, the chain alone tells', async () => {
  const log = sound.log.map((entry) =>
    entry.number === 3 ? { ...entry, payload: entry.payload.replace('"ballot":"1"', '"ballot":"9"') } : entry,
  )
  expect(await faults({ ...sound, log })).toEqual(['Entry 3 of the log does not follow from the one before it.'])
})

test('what was signed in the former form of JSON holds by that, and by no other', async () => {
  expect(await faultsOf(former.poll)).toEqual([])
  expect(await faultsOf(former.position)).toEqual([])
  const renamed = { ...former.position.certificate, format: 'aerie-position-2' }
  expect(await faultsOf({ ...former.position, certificate: renamed })).toContain(
    'The head of the election is not what those of its positions come to.',
  )
})

test('the head of an election comes from those of its positions, whose ids are keys like others', async () => {
  const last = position.log.at(-1)?.hash ?? ''
  const heads = { 10: 'a'.repeat(64), 2: last, 9: 'b'.repeat(64) }
  const positions = Object.entries(heads).map(([id, head]) => ({ id: Number(id), head }))
  const head = await sha256(`{"10":"${heads[10]}","2":"${last}","9":"${heads[9]}"}`)
  expect(await faults({ ...position, election: { head, positions } }, { head })).toEqual([])
  expect(await faults({ ...position, election: { head, positions: positions.slice(0, -1) } })).toHaveLength(1)
  const others = positions.map((one) => (one.id === 2 ? { ...one, head: 'c'.repeat(64) } : one))
  expect(await faults({ ...position, election: { head, positions: others } })).toContain(
    'This log ends with another head than the election has for it.',
  )
})

test('as many are listed as have voted as there are ballots, those who have left among them', async () => {
  const participants = { members: [1, 2], formerMembers: 1 }
  expect(await faults({ ...sound, participants })).toEqual([])
  expect(await faults({ ...sound, participants: { ...participants, formerMembers: 2 } })).toEqual([
    '4 are listed as have voted; there are 3 ballots.',
  ])
})

test('a key is expected by its fingerprint, however that is written', async () => {
  expect(await faults(sound, { keys: ['f'.repeat(64), readableFingerprint(OWN_KEY)] })).toEqual([])
  for (const keys of [[], ['f'.repeat(64)], [OWN_KEY.slice(0, 16)]])
    expect(await faults(sound, { keys })).toEqual(['It is signed with another key than expected.'])
})

test('a head that was kept is found by the digits that pages show of it, and not by fewer', async () => {
  const head = sound.log[2]?.hash ?? ''
  const shown = head.slice(0, 16).toUpperCase().replace(/.{4}/g, '$& ')
  expect(await faults(sound, { head })).toEqual([])
  expect(await faults(sound, { head: shown })).toEqual([])
  expect(await faults(sound, { head: head.slice(0, 15) })).toEqual(['The head you kept is not in the log.'])
})

test('where all holds each check is told in a sentence of its own, and how far it is meanwhile', async () => {
  const heard: number[] = []
  const parts = await checkVote({ ...sound, participants: { members: [1, 2, 3], formerMembers: 0 } }, {}, (done) =>
    heard.push(done),
  )
  const said = parts.flatMap(({ checks }) => checks.map(({ says }) => says))
  expect(new Set(said).size).toBe(said.length)
  expect(said).toContain('The quorum is reckoned rightly.')
  expect(heard.at(-1)).toBe(1)
})

test('browsers and Node reckon alike', async () => {
  const content = new TextEncoder().encode('what was voted')
  expect(Buffer.from(await byBrowser.sha256(content))).toEqual(byNode.sha256(content))
  const publicKey = new Uint8Array(Buffer.from(await spki(own), 'base64'))
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', own.privateKey, content))
  const other = new TextEncoder().encode('what was not')
  for (const { isSignedBy } of [byBrowser, byNode])
    expect([
      await isSignedBy(content, { publicKey, signature }),
      await isSignedBy(other, { publicKey, signature }),
    ]).toEqual([true, false])
})
