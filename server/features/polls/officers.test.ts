// What officers may change of a poll and when: everything before the first vote, then a later end alone; and void polls.
import { polls } from '@aerie/contract/polls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castBallot } from '#features/ballots/service.ts'
import type { Actor } from '#platform/context.ts'
import { lockPoll } from './locking.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
beforeAll(async () => {
  opened = await openPollWorld()
})
afterAll(() => opened.world.close())

const change = async (id: number, body: object, player: 'julian' | 'kenji' = 'julian') =>
  (await opened.as(player))(polls.update, { ...of(id), body })
const declareVoid = async (id: number, player: 'marcus' | 'julian' = 'marcus', reason = 'An option was wrong.') =>
  (await opened.as(player))(polls.void, { ...of(id), body: { reason } })
const kindsOf = async (id: number) => (await opened.audit(id)).log.map(({ kind }) => kind)

test('before the first vote everything changes, and each change is on record', async () => {
  const { id } = await opened.ask()
  const end = opened.inHours(0.5)
  const { body } = await change(id, {
    title: 'Another question',
    options: ['Yes', 'No'],
    quorumThreshold: 20,
    allowMultipleVotes: true,
    endDate: end,
  })
  expect(body).toMatchObject({ title: 'Another question', quorumThreshold: 20, endDate: end, allowMultipleVotes: true })
  expect(body.options.map(({ text }) => text)).toEqual(['Yes', 'No'])
  expect((await change(id, { title: 'Mine' }, 'kenji')).status).toBe(403)
  expect((await change(id, { endDate: opened.inHours(-1) })).status).toBe(400)
  expect((await change(id, { options: ['Yes'] })).status).toBe(400)
  expect(await kindsOf(id)).toEqual(['PollCreated', 'Opened', 'PollChanged', 'Opened'])
  const vote = await opened.vote('kenji', id, 1)
  expect(vote.body.poll.optionVotes).toEqual({ option_1: 0, option_2: 1 })
})

test('a vote on what was asked before is refused, not counted for what is asked now', async () => {
  const { ctx, idOf } = opened.world
  const { id } = await opened.ask()
  const { box } = await lockPoll(ctx, id)
  await change(id, { options: ['No', 'Yes'] })
  const actor: Actor = { id: await idOf('kenji'), role: 'member', sessionId: '', confirmedAt: new Date() }
  expect((await castBallot({ ...ctx, actor }, box, [0], { stale: [] })).result).toBe('changed')
  expect(await opened.show('kenji', id)).toMatchObject({ hasVoted: false, voteCount: 0 })
})

test('after the first vote nothing but a later end', async () => {
  const { id, title } = await opened.ask()
  await opened.vote('kenji', id)
  const later = opened.inHours(1.5)
  for (const body of [
    { title: 'Else' },
    { options: ['A', 'B'] },
    { endDate: opened.inHours(0.5) },
    { quorumThreshold: 1 },
  ])
    expect((await change(id, body)).problem).toMatchObject({
      status: 409,
      detail: 'Somebody has voted: from now on only the end can be moved, to a later time.',
    })
  expect((await change(id, { title, endDate: later })).body).toMatchObject({ endDate: later, voteCount: 1 })
  expect(await kindsOf(id)).toEqual(['PollCreated', 'Opened', 'Ballot', 'EndExtended'])
  expect((await opened.show('julian', id)).can).toMatchObject({ edit: false, extend: true })
})

test('a poll that has ended changes no more', async () => {
  const { id } = await opened.ask()
  await opened.pass(2)
  expect((await change(id, { endDate: opened.inHours(3) })).status).toBe(409)
  expect((await change(999_999, {})).status).toBe(404)
})

test('a void poll stays listed with its reason; what was voted on it is never opened', async () => {
  const { id } = await opened.ask()
  await opened.vote('kenji', id)
  expect((await declareVoid(id, 'julian')).status).toBe(403)
  expect((await declareVoid(id, 'marcus', ' ')).status).toBe(400)
  const { body } = await declareVoid(id)
  expect(body).toMatchObject({
    outcome: 'void',
    isActive: false,
    void: { reason: 'An option was wrong.' },
    voteCount: 1,
  })
  expect(await opened.show('kenji', id)).toMatchObject({ resultsVisible: false, optionVotes: {}, hasVoted: true })
  expect((await opened.vote('rook', id)).problem).toMatchObject({
    status: 403,
    detail: expect.stringContaining('void'),
  })
  expect((await change(id, { endDate: opened.inHours(3) })).status).toBe(409)
  expect((await declareVoid(id)).status).toBe(409)
  await opened.pass(2)
  const { ballots, certificate, participants } = await opened.audit(id)
  expect([ballots, certificate]).toEqual([null, null])
  expect(participants?.members.map(({ firstName }) => firstName)).toEqual(['Kenji'])
  expect(await kindsOf(id)).toEqual(['PollCreated', 'Opened', 'Ballot', 'PollVoid'])
})

test('what is void after its end keeps its counts', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', id)
  await opened.pass(2)
  expect((await opened.show('kenji', id)).outcome).toBe('decided')
  await declareVoid(id)
  expect(await opened.show('kenji', id)).toMatchObject({
    outcome: 'void',
    optionVotes: { option_1: 1 },
    leadingIds: [],
  })
  expect((await opened.audit(id)).certificate?.outcome).toBe('decided')
})
