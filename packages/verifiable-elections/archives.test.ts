// Archives of elections: those that are right are counted, whoever of the committee turned his key, and a broken chain is refused.
import { expect, test } from 'vitest'
import { makeBallot } from './ballots.ts'
import { checkArchive } from './check-archive.ts'
import { archiveOf, ceremony, honestElection, refusalOf } from './election.fixture.ts'
import { randomNumber } from './group.ts'

const twoOfThree = await honestElection([0, 1, null], { committee: await ceremony(2, 3) })
const threeOfFive = await honestElection([1, null, 0], { committee: await ceremony(3, 5), answers: 2 })
const single = await honestElection([0, 2])

test('is counted, every part of it checked', async () => {
  const { state, result, trackers, turned } = await checkArchive(twoOfThree.bytesOf({ turned: [1, 2] }))
  expect({ state, result, turned, ballots: trackers.length }).toEqual({
    state: 'counted',
    result: [[1, 1, 0]],
    turned: [1, 2, 3],
    ballots: 3,
  })
})

test.each([[[1, 3]], [[3, 2]], [[1, 2, 3]]])('opened by %j of three', async (turned) => {
  expect((await twoOfThree.check({ turned })).result).toEqual([[1, 1, 0]])
})

test.each([[[1, 2, 3]], [[2, 4, 5]], [[5, 3, 1]], [[1, 2, 3, 4]], [[1, 2, 3, 4, 5]]])(
  'of three of five, by %j',
  async (turned) => {
    expect((await threeOfFive.check({ turned })).result).toEqual([[1, 1]])
  },
)

test('by single trustees alone', async () => {
  expect((await single.check()).result).toEqual([[1, 0, 1]])
  const three = await honestElection([null], { singles: 3, answers: 1 })
  expect((await three.check()).result).toEqual([[0]])
})

test('a board that ends before its count is open, never counted', async () => {
  const open = await single.check({ forge: { events: (events) => events.slice(0, 3) } })
  expect(open).toMatchObject({ state: 'open', result: null })
})

const late = makeBallot(single.election, randomNumber(), [[0, 1, 0]])

test.each([
  [
    'an end that stands before the ballots',
    { events: (events) => [...events.slice(0, 1), ['EndBallots', []], ...events.slice(1)] },
    /^chain: A ballot was added after the end/,
  ],
  [
    'a ballot after the end, of a key that nobody was given',
    { events: (events) => [...events, ['Ballot', [late]]] },
    /^ballot: It bears a voting key that nobody was given/,
  ],
  ['two ends', { events: (events) => [...events, ['EndBallots', []]] }, /^chain: EndBallots stands where/],
  ['a second setup', { events: (events) => [...events.slice(0, 1), ...events] }, /^chain: Setup stands where/],
  [
    'a result before the keys were turned',
    { events: (events) => [...events.slice(0, -2), ...events.slice(-1)] },
    /^decryption: Key 1 has not been turned/,
  ],
  [
    'a second result',
    { events: (events) => [...events, ['Result', [JSON.stringify({ result: [[2, 0, 0]] })]]] },
    /^chain: Result stands where/,
  ],
] satisfies [string, NonNullable<Parameters<typeof single.check>[0]>['forge'], RegExp][])(
  'a chain with %s',
  async (_, forge, sentence) => {
    expect(await refusalOf(() => single.check({ forge }))).toMatch(sentence)
  },
)

test('a link that leads elsewhere', async () => {
  const forged = single.bytesOf()
  const at = new TextDecoder('latin1').decode(forged).indexOf('"parent":"') + 10
  forged[at] = forged[at] === 48 ? 49 : 48
  expect(await refusalOf(() => checkArchive(forged))).toMatch(/^archive: The file .* is not what its name says/)
})

test('an event taken out, so that the next one follows nothing', async () => {
  const bytes = single.bytesOf({ forge: { events: (events) => events.slice(0, 2) } })
  const whole = new TextDecoder('latin1').decode(bytes)
  const event = whole.indexOf('.event.json') - 64
  const length = 1024
  const cut = new Uint8Array([...bytes.subarray(0, event), ...bytes.subarray(event + length)])
  expect(await refusalOf(() => checkArchive(cut))).toMatch(/^chain: Event 0 does not follow/)
})

test('a board that does not say what is asked', async () => {
  expect(await refusalOf(() => checkArchive(archiveOf([['EndBallots', []]])))).toMatch(/^setup: /)
})

test.each([0, 3, 511, 700])('an archive of %i bytes', async (length) => {
  const bytes = single.bytesOf().slice(0, length)
  expect(await refusalOf(() => checkArchive(bytes))).toMatch(/^(archive|setup|chain): /)
})
