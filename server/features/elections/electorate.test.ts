// Who may vote for a position: those of its classes and of the election's, as of its start.
import { votesAmong } from '@aerie/contract/election-values'
import { elections } from '@aerie/contract/elections'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

const ANY = { from: null, to: null, filter: null }

test.each([
  ['anybody where nothing is said', ANY, null, true],
  ['whoever has no class, where one is asked for', { ...ANY, from: 3 }, null, false],
  ['the first and the last of a range', { from: 3, to: 5, filter: null }, 5, true],
  ['nobody past it', { from: 3, to: 5, filter: null }, 6, false],
  ['all after a first', { ...ANY, from: 30 }, 35, true],
  ['all up to a last, from before the first class on', { ...ANY, to: 4 }, -999, true],
  ['a class that the filter names', { ...ANY, filter: '1-10, 14' }, 14, true],
  ['none between those it names', { ...ANY, filter: '1-10, 14' }, 12, false],
  ['a filter and a range together', { from: 9, to: 20, filter: '1-10, 14' }, 8, false],
  ['anybody where the filter is of words', { ...ANY, filter: 'Founders only' }, 22, true],
])('%s', (_what, classes, given, expected) => expect(votesAmong(classes)(given)).toBe(expected))

async function memberOf(pledgeClass: number | null, graduation: number | null = null) {
  const { world } = opened
  const { rows } = await sql<{ id: number }>`insert into members (first_name, last_name, pledge_class, class)
    values ('Of', 'A class', ${pledgeClass}, ${graduation}) returning id`.execute(world.db)
  const id = rows[0]?.id ?? 0
  return { id, speak: world.speak(`${cookieName(world.app)}=${await startSession(world.ctx, id, 'Test browser')}`) }
}

test('a position is voted on by its classes, and another of the same election by others', async () => {
  const [third, ninth, none, graduate] = [
    await memberOf(3),
    await memberOf(9),
    await memberOf(null, 1998),
    await memberOf(null, 3),
  ]
  const candidates = await opened.standing('rook')
  const { id, positions } = await opened.call({
    positions: [
      { title: 'Historian', classRangeStart: 1, classRangeEnd: 5, candidates },
      { title: 'Steward', classRangeStart: 6, candidates },
    ],
  })
  const vote = async ({ speak }: typeof third, at: number) =>
    (await speak(elections.vote, { ...of(id), body: { positionId: positions[at]?.id ?? 0, candidateId: null } })).status
  expect([await vote(third, 0), await vote(third, 1)]).toEqual([200, 403])
  expect([await vote(ninth, 0), await vote(ninth, 1)]).toEqual([403, 200])
  expect([await vote(none, 0), await vote(none, 1)]).toEqual([403, 403])
  expect(await vote(graduate, 0)).toBe(200)
  const { body } = await third.speak(elections.show, of(id))
  expect(body.positions.map(({ eligible }) => eligible)).toEqual([true, false])
})

test('who may vote is settled at the start: who joins later may not, and who leaves still counts', async () => {
  const leaving = await memberOf(4)
  const filter = { classFilter: '4', positions: [{ title: 'Herald', candidates: await opened.standing('rook') }] }
  const { id, positions } = await opened.call({
    ...filter,
    startDate: opened.inHours(1),
    endDate: opened.inHours(4),
  })
  const before = positions[0]?.eligibleCount ?? 0
  await memberOf(4)
  expect((await opened.show('kenji', id)).positions[0]?.eligibleCount).toBeGreaterThanOrEqual(before)
  await opened.pass(2)
  const begun = (await opened.show('kenji', id)).positions[0]?.eligibleCount
  const late = await memberOf(4)
  await sql`delete from members where id = ${leaving.id}`.execute(opened.world.ownerDb)
  const { body } = await late.speak(elections.show, of(id))
  expect(body.positions[0]).toMatchObject({ eligible: false, eligibleCount: begun })
  const vote = { positionId: positions[0]?.id ?? 0, candidateId: null }
  expect((await late.speak(elections.vote, { ...of(id), body: vote })).status).toBe(403)
})

test('an officer is told how many would vote', async () => {
  const count = async (query: Record<string, string>) =>
    (await (await opened.as('julian'))(elections.electorate, { query })).body.eligible
  const all = await count({})
  expect(await count({ from: '-999', to: '35' })).toBeLessThan(all)
  expect(await count({ from: '4', to: '4' })).toBe(await count({ classFilter: '4' }))
  expect(await count({ from: '0', to: '0' })).toBe(0)
  expect((await (await opened.as('kenji'))(elections.electorate, { query: {} })).status).toBe(403)
})

test.each([
  [true, 'no_quorum'],
  [false, 'vacant'],
])('where nobody may vote nobody is elected (quorum required: %s)', async (requiresQuorum, outcome) => {
  const candidates = await opened.standing('rook')
  const { id } = await opened.call({
    requiresQuorum,
    quorumThreshold: 1,
    positions: [{ title: 'Ghost', classRangeStart: 150, candidates }],
  })
  await opened.pass(2)
  const ended = await opened.show('kenji', id)
  expect(ended.positions[0]).toMatchObject({ outcome, eligibleCount: 0, quorumNeeded: 0, quorumMet: false })
  const { participants, ballots } = await opened.audit(id)
  expect([participants?.members, ballots]).toEqual([[], []])
})

test('one who may vote is a quorum of all of them, and who abstains elects nobody', async () => {
  const { speak } = await memberOf(77)
  const { id, positions } = await opened.call({
    requiresQuorum: true,
    quorumThreshold: 100,
    positions: [{ title: 'Hermit', classRangeStart: 77, classRangeEnd: 77, candidates: await opened.standing('rook') }],
  })
  const vote = { positionId: positions[0]?.id ?? 0, candidateId: null }
  expect((await speak(elections.vote, { ...of(id), body: vote })).status).toBe(200)
  await opened.pass(2)
  const [hermit] = (await opened.show('kenji', id)).positions
  expect(hermit).toMatchObject({ outcome: 'vacant', eligibleCount: 1, quorumMet: true, blankVotes: 1, winnerIds: [] })
})

test('who votes thirty times at once has voted once', async () => {
  const { id, positions } = await opened.call()
  const speak = await opened.as('kenji')
  const vote = { positionId: positions[0]?.id ?? 0, candidateId: positions[0]?.candidates[0]?.id ?? 0 }
  const tried = await Promise.all(
    Array.from({ length: 30 }, async () => (await speak(elections.vote, { ...of(id), body: vote })).status),
  )
  expect(tried.filter((status) => status === 200)).toHaveLength(1)
  expect(tried.filter((status) => status === 409)).toHaveLength(29)
  expect((await opened.show('rook', id)).positions[0]?.voterCount).toBe(1)
})
