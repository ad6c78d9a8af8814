// Votes at the same moment: one for each member however often he sends it, and none that is half counted at the close.
import { polls } from '@aerie/contract/polls'
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
