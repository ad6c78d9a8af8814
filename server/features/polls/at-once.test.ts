// Votes at the same moment: one for each member however often he sends it, and none that is half counted at the close.
import { polls } from '@aerie/contract/polls'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  opened = await openPollWorld()
  second = await openSecondProcess(opened.world)
})
afterAll(async () => {
  await second.close()
  await opened.world.close()
})

/** One process answers every other call. */
const processes = () => [opened.world.speak, speaker(second.app)] as const

async function cookiesOf(ids: number[]) {
  const { app, ctx } = opened.world
  return Promise.all(ids.map(async (id) => `${cookieName(app)}=${await startSession(ctx, id, 'Test browser')}`))
}

const statusesOf = (answers: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, those]) => [status, those.length]))

test('thirty votes of one member at once are one vote', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const cookie = await opened.world.cookieOf('rook')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      processes()[at % 2 === 0 ? 0 : 1](cookie)(polls.vote, { ...of(id), body: { optionIndex: at % 3 } }),
    ),
  )
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 29 })
  expect((await opened.show('kenji', id)).voteCount).toBe(1)
  const accepted = answers.findIndex(({ status }) => status === 200)
  expect((await opened.show('rook', id)).userVote).toBe(`option_${(accepted % 3) + 1}`)
})

test('votes of many at once in two processes are each counted once, and the log is one chain', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const cookies = await cookiesOf(await opened.insertMembers(60, 'Many'))
  const answers = await Promise.all(
    cookies.map((cookie, at) =>
      processes()[at % 2 === 0 ? 0 : 1](cookie)(polls.vote, { ...of(id), body: { optionIndex: at % 3 } }),
    ),
  )
  expect(statusesOf(answers)).toEqual({ 200: 60 })
  await opened.vote('kenji', id, 0)
  const counted = { option_1: 21, option_2: 20, option_3: 20 }
  expect((await opened.show('kenji', id)).optionVotes).toEqual(counted)
  const { log } = await opened.audit(id)
  expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1))
  expect(log.slice(1).every(({ previous }, at) => previous === log[at]?.hash)).toBe(true)
  await opened.pass(2)
  expect((await opened.show('rook', id)).optionVotes).toEqual(counted)
})

test('what is voted while a poll closes is counted or refused', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const cookies = await cookiesOf(await opened.insertMembers(40, 'Late'))
  const voting = cookies.map((cookie, at) =>
    processes()[at % 2 === 0 ? 0 : 1](cookie)(polls.vote, { ...of(id), body: { optionIndex: 1 } }),
  )
  const ending = opened
    .pass(2)
    .then(() => Promise.all([opened.show('kenji', id), opened.show('rook', id), opened.show('marcus', id)]))
  const [answers] = await Promise.all([Promise.all(voting), ending])
  const { 200: counted = 0, 403: refused = 0 } = statusesOf(answers)
  expect(counted + refused).toBe(40)
  const poll = await opened.show('kenji', id)
  expect(poll).toMatchObject({ isActive: false, voteCount: counted, optionVotes: { option_2: counted } })
  const { certificate, ballots, participants } = await opened.audit(id)
  expect([certificate?.voters, ballots?.length, participants?.members.length]).toEqual([counted, counted, counted])
})

/** From now on the first looks at the clock of votes are a millisecond before this end, and all others one after it. */
const letEndCome = (end: string, looksBefore: number) =>
  sql
    .raw(
      `drop sequence if exists looks; create sequence looks; grant usage on sequence looks to public;
      create or replace function vote_clock() returns timestamptz language sql volatile as $$
        select '${end}'::timestamptz + case when nextval('looks') > ${looksBefore} then 1 else -1 end * interval '1 ms' $$`,
    )
    .execute(opened.world.ownerDb)

test.each([0, 1, 2])(
  'a vote whose time runs out after %i looks at the clock is refused, and leaves nothing',
  async (looks) => {
    const { id, endDate } = await opened.ask({ requiresQuorum: false })
    await opened.as('kenji')
    await letEndCome(endDate, looks)
    const { status, problem } = await opened.vote('kenji', id)
    expect([status, problem.detail]).toEqual([403, 'This poll has ended. Votes are no longer taken.'])
    expect(await opened.show('kenji', id)).toMatchObject({ isActive: false, hasVoted: false, voteCount: 0 })
    expect((await opened.audit(id)).log.map(({ kind }) => kind)).not.toContain('Ballot')
    await opened.pass(0)
  },
)

test('votes cast here, votes cast elsewhere and a later end between them come to the same counts in both processes', async () => {
  const { id } = await opened.ask({ requiresQuorum: false })
  const [here, there] = processes()
  const cookies = await cookiesOf(await opened.insertMembers(6, 'Turn'))
  const officer = await opened.as('julian')
  for (const [at, cookie] of cookies.entries()) {
    if (at === 3)
      expect((await officer(polls.update, { ...of(id), body: { endDate: opened.inHours(1.5) } })).status).toBe(200)
    const speak = [0, 2, 3].includes(at) ? here : there
    const { body, headers: heard } = await speak(cookie)(polls.vote, { ...of(id), body: { optionIndex: at % 2 } })
    const counted = { option_1: Math.ceil((at + 1) / 2), option_2: Math.floor((at + 1) / 2), option_3: 0 }
    expect(body.poll).toMatchObject({ voteCount: at + 1, optionVotes: counted, userVote: `option_${(at % 2) + 1}` })
    for (const look of [here, there]) {
      const { body: all } = await look(cookies[0])(polls.listAll, {
        headers: { [CHANGE_HEADER]: String(heard[CHANGE_HEADER]) },
      })
      const optionVotes = all.find((poll) => poll.id === id)?.optionVotes
      expect(optionVotes).toEqual(counted)
    }
  }
})
