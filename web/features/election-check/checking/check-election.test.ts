// The check of an election step by step: what holds, and at which step what was forged is told.

import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { ceremony, type Forgery, honestElection } from '@aerie/verifiable-elections/election.fixture'
import { beforeAll, expect, test } from 'vitest'
import { checkElection } from './check-election.ts'
import type { BoardToCheck, CheckMessage, StepReport } from './check-messages.ts'

const VOTES = [0, 0, 1]
const POSITION = 7
let held: Awaited<ReturnType<typeof honestElection>>
let honest: Uint8Array
beforeAll(async () => {
  held = await honestElection(VOTES, { committee: await ceremony(2, 3), answers: 2 })
  honest = boardOf()
})

const boardOf = (forge: Forgery = {}) => held.bytesOf({ turned: [1, 3], forge })

/** What the check says of one board, and which ballots it found. */
async function check(bytes: Uint8Array, published: Partial<BoardToCheck> = {}, words: string[] | null = null) {
  const said: CheckMessage[] = []
  const nothing = { voters: null, votes: null, keptHead: null, keptWords: null }
  await checkElection([bytes], {
    boards: [{ positionId: POSITION, address: '', ...nothing, ...published }],
    words,
    say: (message) => said.push(message),
    checkBallots: async (texts, asked, onDone) =>
      texts.map((text, at) => {
        onDone(at + 1)
        return checkBallot(text, asked)
      }),
  })
  const reports = said.filter((message): message is StepReport => 'step' in message)
  return {
    steps: Object.fromEntries(reports.map((report) => [report.step, report])),
    trackers: said.flatMap((message) => ('trackers' in message ? message.trackers : [])),
    failed: reports.flatMap((report) => (report.state === 'fails' ? [[report.step, report.sentence]] : [])),
  }
}

test('an honest election holds in every step, and its ballots can be found', async () => {
  const { steps, trackers, failed } = await check(honest, { voters: 3, votes: [2, 1] })
  expect(failed).toEqual([])
  expect(Object.values(steps).map(({ state }) => state)).toEqual(Array(5).fill('holds'))
  expect(trackers).toHaveLength(VOTES.length)
  expect(steps.keys).toMatchObject({ findings: { turned: [1, 2, 4], needed: 2 } })
  expect(steps[`ballots-${POSITION}`]).toMatchObject({ findings: { ballots: 3 } })
})

test('while it is open all but the keys is checked, and those come later', async () => {
  const open = boardOf({ events: (events) => events.slice(0, 1 + VOTES.length) })
  const { steps, failed } = await check(open)
  expect(failed).toEqual([])
  expect(steps.voters).toMatchObject({ state: 'holds', findings: { ballots: 3 } })
  expect(steps.keys).toMatchObject({ state: 'later', findings: { turned: [] } })
})

test('other words than those by which it was announced, or which a voter kept, are told', async () => {
  const { steps } = await check(honest)
  const words = steps.list?.state === 'holds' ? (steps.list.findings.words ?? []) : []
  expect((await check(honest, { keptWords: words }, words)).failed).toEqual([])
  const others = [...words.slice(1), 'zoo']
  for (const [announced, kept] of [
    [others, null],
    [null, others],
  ] as const)
    expect((await check(honest, { keptWords: kept && [...kept] }, announced && [...announced])).failed).toEqual([
      ['list', expect.stringMatching(/^Its twelve words are /)],
    ])
})

test('a board that does not go on from where it stood when one voted is told', async () => {
  const { failed } = await check(honest, { keptHead: 'f'.repeat(64) })
  expect(failed).toEqual([['record', 'It does not go on from where it stood when you voted.']])
})

test('more ballots than brothers who are listed as having voted are told', async () => {
  const { failed } = await check(honest, { voters: 2 })
  expect(failed).toEqual([['voters', 'There are 3 ballots, and 2 are listed as having voted.']])
})

test('a ballot that was cast twice, and one that was changed, are told at their steps', async () => {
  const twice = boardOf({ ballots: () => [...held.ballots, held.ballots[0] ?? ''] })
  expect((await check(twice)).failed).toEqual([['voters', 'A voting key was used twice.']])
  const [first = '', ...rest] = held.ballots
  const other = first.replace(/"response":"\d/, (digit) => digit.slice(0, -1) + (digit.endsWith('1') ? '2' : '1'))
  const changed = boardOf({ ballots: () => [other, ...rest] })
  expect((await check(changed)).failed.map(([step]) => step)).toEqual([`ballots-${POSITION}`])
})

test('a result that the keys do not open, and one that is published otherwise, are told', async () => {
  const forged = boardOf({ result: [[1, 2]] })
  expect((await check(forged)).failed).toEqual([['keys', 'It is not what the turned keys open.']])
  expect((await check(honest, { votes: [1, 2] })).failed).toEqual([
    ['keys', 'The count is 2, 1, and 1, 2 are published.'],
  ])
})
