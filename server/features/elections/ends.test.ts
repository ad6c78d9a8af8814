// Ends of votes: days are those of the organisation's clock, mails say whose it is, and nothing counts from the end on.
import { elections } from '@aerie/contract/elections'
import { notifications } from '@aerie/contract/notifications'
import { polls } from '@aerie/contract/polls'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { moveTo as move } from '../../test/move-to.ts'
import { of as ofPoll } from '../polls/poll-world.fixture.ts'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeEach(async () => {
  opened ??= await openElectionWorld()
  await opened.pass(0)
})
afterAll(() => opened.world.close())

const moveTo = async (timeZone: string) => move(await opened.as('marcus'), timeZone)

/** The clock of votes stands still. */
const stopClock = (at: Date) =>
  sql
    .raw(
      `create or replace function vote_clock() returns timestamptz language sql volatile as
       $$ select '${at.toISOString()}'::timestamptz $$`,
    )
    .execute(opened.world.ownerDb)

test.each([
  ['America/New_York', '2099-03-07', '2099-03-08', '2099-03-09T04:00:00.000Z'],
  ['America/Havana', '2099-03-07', '2099-03-07', '2099-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2099-10-29', '2099-10-29', '2099-10-29T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2099-04-05', '2099-04-05', '2099-04-05T13:30:00.000Z'],
])('in %s a poll and an election of a day end when that day does', async (zone, startDate, endDate, end) => {
  expect((await moveTo(zone)).status).toBe(200)
  expect((await opened.ask({ endDate })).endDate).toBe(end)
  const called = await opened.call({ startDate, endDate })
  expect(called.endDate).toBe(end)
  const { body } = await opened.change(called.id, { endDate: '2099-12-31' })
  expect(new Date(body.endDate).getTime()).toBeGreaterThan(Date.parse('2099-12-31T10:00Z'))
  expect(new Date(called.startDate) < new Date(`${startDate}T12:00Z`)).toBe(true)
})

test('another zone moves the end of no vote that is there', async () => {
  await moveTo('America/New_York')
  const [poll, election] = [await opened.ask({ endDate: '2099-07-03' }), await opened.call({ endDate: '2099-07-03' })]
  expect([poll.endDate, election.endDate]).toEqual(['2099-07-04T04:00:00.000Z', '2099-07-04T04:00:00.000Z'])
  await moveTo('Asia/Tokyo')
  expect((await opened.show('kenji', election.id)).endDate).toBe(election.endDate)
  const { body } = await (await opened.as('kenji'))(polls.listAll)
  expect(body.find(({ id }) => id === poll.id)?.endDate).toBe(poll.endDate)
})

test('a mail says by whose clock a vote ends, and of a day which', async () => {
  const rook = await opened.as('rook')
  const { body: choice } = await rook(notifications.mailChoice)
  await rook(notifications.chooseMail, { body: { ...choice, polls: 'at_once' } })
  await moveTo('America/New_York')
  await opened.world.mails()
  await opened.ask({ title: 'Shutters?', endDate: '2099-07-03' })
  await opened.call({ title: 'Officers', endDate: '2099-12-04T18:40:00.000Z' })
  const text = (await opened.world.mails()).map((mail) => mail.text?.replace(/\s+/g, ' ')).join('\n')
  expect(text).toContain('“Shutters?” until the end of Friday, 3 July 2099, New York time (EDT).')
  expect(text).toContain('“Officers” until Friday, 4 December 2099, 13:40, New York time (EST).')
})

test('within its last second a vote counts, and from its end on it is refused', async () => {
  const [endsAt, start] = [new Date('2099-07-03T12:00:00.000Z'), '2099-07-03T11:59:59.000Z']
  await stopClock(new Date(start))
  const poll = await opened.ask({ endDate: endsAt.toISOString() })
  const election = await opened.call({ startDate: start, endDate: endsAt.toISOString() })
  await stopClock(new Date(endsAt.getTime() - 1))
  expect((await opened.vote('kenji', election.id)).status).toBe(200)
  const pollVote = async (player: 'kenji' | 'rook') =>
    (await opened.as(player))(polls.vote, { ...ofPoll(poll.id), body: { optionIndex: 0 } })
  expect((await pollVote('kenji')).status).toBe(200)
  await stopClock(endsAt)
  const positionId = election.positions[0]?.id ?? 0
  const late = await (await opened.as('rook'))(elections.vote, {
    ...of(election.id),
    body: { positionId, candidateId: null },
  })
  expect([late.status, (await pollVote('rook')).status]).toEqual([403, 403])
  expect((await opened.show('kenji', election.id)).positions[0]?.voterCount).toBe(1)
})
