// What officers may do with an election: all of it before the first vote, then nothing but a later end, and declare it void.
import { elections } from '@aerie/contract/elections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

test.each([
  ['no title', { title: ' ' }, 'Title is required'],
  ['no start', { startDate: '' }, 'Start date is required'],
  ['no end', { endDate: '' }, 'End date is required'],
  [
    'an end before the start',
    { startDate: '2400-01-02', endDate: '2400-01-01' },
    'The end has to come after the start.',
  ],
  ['an end that has been', { startDate: '2020-01-01', endDate: '2020-01-03' }, 'The end has to be in the future.'],
  ['no positions', { positions: [] }, 'At least one position is required'],
  ['no candidates', { positions: [{ title: 'Herald', candidates: [] }] }, 'At least one candidate is required'],
  [
    'a position without a title',
    { positions: [{ title: '', candidates: [{ memberId: 1 }] }] },
    'Position title is required',
  ],
  [
    'a brother twice',
    { positions: [{ title: 'Herald', candidates: [{ memberId: 1 }, { memberId: 1 }] }] },
    'A brother stands once only for a position.',
  ],
  [
    'a candidate who is nobody',
    { positions: [{ title: 'Herald', candidates: [{ memberId: 999_999 }] }] },
    '“Herald” has a candidate who is no active member.',
  ],
])('%s is refused', async (_what, given, message) => {
  const before = (await (await opened.as('kenji'))(elections.list)).body.length
  const { status, body } = await opened.callBy('julian', given)
  expect([status, body]).toMatchObject([400, { detail: message }])
  expect((await (await opened.as('kenji'))(elections.list)).body).toHaveLength(before)
})

test('members call none, and an election ends on the last midnight of the day that was given', async () => {
  expect((await opened.callBy('kenji')).status).toBe(403)
  const { endDate, startDate } = await opened.call({ startDate: '2399-12-30', endDate: '2399-12-31' })
  expect([startDate, endDate]).toEqual(['2399-12-30T00:00:00.000Z', '2400-01-01T00:00:00.000Z'])
})

test('before the first vote all of it can be changed, and who may vote is listed anew', async () => {
  const { id, positions } = await opened.call()
  const everybody = positions[0]?.eligibleCount ?? 0
  const candidates = await opened.standing('kenji', 'rook', 'julian')
  const { status, body } = await opened.change(id, {
    title: 'Officers, once more',
    quorumThreshold: 10,
    positions: [
      { title: 'Head of the house', classRangeStart: 1, classRangeEnd: 2, candidates },
      { title: 'Treasurer', candidates },
      { title: 'Herald', candidates },
    ],
  })
  expect([status, body.title, body.status]).toEqual([200, 'Officers, once more', 'active'])
  expect(body.positions.map(({ title, candidates: all }) => [title, all.length])).toEqual([
    ['Head of the house', 3],
    ['Treasurer', 3],
    ['Herald', 3],
  ])
  expect(body.positions[0]?.id).toBe(positions[0]?.id)
  expect(body.positions[0]?.eligibleCount).toBeLessThan(everybody)
  const { body: fewer } = await opened.change(id, { positions: [{ title: 'Treasurer', candidates }] })
  expect(fewer.positions.map(({ title }) => title)).toEqual(['Treasurer'])
  expect(fewer.positions[0]?.eligibleCount).toBe(everybody)
  expect((await opened.vote('kenji', id, 0, 2)).status).toBe(200)
  await opened.pass(2)
  expect((await opened.show('kenji', id)).positions[0]?.outcome).toBe('elected')
  const { log } = await opened.audit(id)
  expect(log.map(({ kind }) => kind)).toEqual([
    'ElectionCreated',
    'Opened',
    'ElectionChanged',
    'Opened',
    'ElectionChanged',
    'Opened',
    'Ballot',
    'Electorate',
    'Closed',
    'Result',
  ])
})

test('once somebody has voted, nothing is possible but a later end', async () => {
  const { id } = await opened.call()
  await opened.vote('kenji', id)
  const seen = await opened.show('julian', id)
  expect(seen.can).toMatchObject({ edit: false, extend: true })
  for (const changes of [
    { title: 'Another' },
    { endDate: opened.inHours(0.5) },
    { positions: [{ title: 'Only one', candidates: await opened.standing('rook') }] },
  ])
    expect((await opened.change(id, changes)).status).toBe(409)
  const later = opened.inHours(5)
  const { status, body } = await opened.change(id, { endDate: later })
  expect([status, body.endDate]).toEqual([200, later])
  expect((await opened.audit(id)).log.at(-1)?.kind).toBe('EndExtended')
  await opened.pass(2)
  expect((await opened.vote('rook', id)).status).toBe(200)
  await opened.pass(5)
  expect((await opened.change(id, { endDate: opened.inHours(9) })).status).toBe(409)
})

test('a former ballot is no longer taken', async () => {
  const { id, positions } = await opened.call()
  const former = { positionId: positions[0]?.id ?? 0, candidateId: positions[0]?.candidates[0]?.id ?? 0 }
  const candidates = await opened.standing('julian', 'rook')
  await opened.change(id, { positions: [{ title: 'President', candidates }] })
  const { status } = await (await opened.as('kenji'))(elections.vote, { ...of(id), body: former })
  expect(status).toBe(400)
})

test('a super admin declares it void for a reason; what was cast is never opened', async () => {
  const { id } = await opened.call()
  await opened.vote('kenji', id)
  const declare = async (player: 'julian' | 'marcus') =>
    (await opened.as(player))(elections.void, { ...of(id), body: { reason: 'A candidate was missing' } })
  expect((await declare('julian')).status).toBe(403)
  const { status, body } = await declare('marcus')
  expect([status, body]).toMatchObject([200, { resultStatus: 'void', void: { reason: 'A candidate was missing' } }])
  expect((await declare('marcus')).status).toBe(409)
  expect((await opened.vote('rook', id)).status).toBe(403)
  await opened.pass(2)
  const ended = await opened.show('kenji', id)
  expect(ended.positions[0]).toMatchObject({ outcome: 'void', voterCount: 1, winnerIds: [] })
  expect(ended.positions[0]?.candidates[0]?.votes).toBeUndefined()
  expect((await opened.audit(id)).ballots).toBeNull()
})
