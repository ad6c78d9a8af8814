// What members are told of polls, in the bell and by mail: never who has voted what, and nobody's vote changes anything.
import { notifications } from '@aerie/contract/notifications'
import { polls } from '@aerie/contract/polls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { closePolls } from './closing.ts'
import { remindOfPolls } from './notices.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
beforeAll(async () => {
  opened = await openPollWorld()
})
afterAll(() => opened.world.close())

async function heard(player: CastKey, pollId: number) {
  const { body } = await (await opened.as(player))(notifications.list)
  return body.flatMap((one) => ('pollId' in one && one.pollId === pollId ? [one] : []))
}
const kindsFor = async (player: CastKey, pollId: number) => (await heard(player, pollId)).map(({ kind }) => kind)

test('a new poll is told to everybody but who asks it, a late vote is asked for, and then the result', async () => {
  const { id, title } = await opened.ask({ endDate: opened.inHours(30), requiresQuorum: false })
  expect(await kindsFor('kenji', id)).toEqual(['poll_opened'])
  expect(await kindsFor('julian', id)).toEqual([])
  await opened.vote('kenji', id)
  expect(await kindsFor('kenji', id)).toEqual(['poll_opened'])
  await remindOfPolls(opened.world.ctx)
  expect(await kindsFor('rook', id)).toEqual(['poll_opened'])
  await opened.pass(10)
  await remindOfPolls(opened.world.ctx)
  await remindOfPolls(opened.world.ctx)
  expect(await kindsFor('kenji', id)).toEqual(['poll_opened'])
  expect(await kindsFor('rook', id)).toEqual(['poll_closing', 'poll_opened'])
  await opened.pass(25)
  await closePolls(opened.world.ctx)
  for (const player of ['rook', 'julian'] as const) expect(await kindsFor(player, id)).toEqual(['poll_result'])
  expect(await kindsFor('kenji', id)).toEqual(['poll_voted'])
  const [result] = await heard('rook', id)
  const { head } = await opened.audit(id)
  expect(result).toMatchObject({ title, outcome: 'decided', head })
  expect(JSON.stringify(result)).not.toMatch(/option_|Kenji/)
})

test('another title is told rightly, a later end anew each time, and of a void poll that it is void', async () => {
  const { id } = await opened.ask()
  const change = async (body: object) => (await opened.as('julian'))(polls.update, { ...of(id), body })
  await change({ title: 'Which lake?' })
  expect(await heard('kenji', id)).toMatchObject([{ kind: 'poll_opened', title: 'Which lake?' }])
  await opened.vote('kenji', id)
  await change({ endDate: opened.inHours(1.5) })
  const [first] = await heard('rook', id)
  await (await opened.as('rook'))(notifications.readAll)
  await change({ endDate: opened.inHours(1.8) })
  const [second] = await heard('rook', id)
  expect([first?.kind, second?.kind, second?.isRead]).toEqual(['poll_extended', 'poll_extended', false])
  await (await opened.as('marcus'))(polls.void, { ...of(id), body: { reason: 'Wrong lakes' } })
  expect((await heard('kenji', id))[0]).toMatchObject({ kind: 'poll_voted', outcome: 'void' })
  expect((await heard('rook', id))[0]).toMatchObject({ kind: 'poll_result', outcome: 'void' })
})

test('who has chosen mail of polls gets it, the result with the end of the log', async () => {
  const rook = await opened.as('rook')
  const { body: choice } = await rook(notifications.mailChoice)
  await rook(notifications.chooseMail, { body: { ...choice, polls: 'at_once' } })
  await opened.world.mails()
  const { id, title } = await opened.ask({ requiresQuorum: false })
  await opened.vote('kenji', id)
  await opened.world.mails()
  await opened.pass(2)
  await closePolls(opened.world.ctx)
  const subjects = (await opened.world.mails()).map(({ subject, text }) => ({ subject, text: text ?? '' }))
  expect(subjects.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([`A new poll: ${title}`, `The result of “${title}”`]),
  )
  const { head } = await opened.audit(id)
  expect(subjects.some(({ text }) => text.replace(/\s+/g, ' ').includes(head))).toBe(true)
})
