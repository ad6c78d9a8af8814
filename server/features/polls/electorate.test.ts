// Who may vote on a poll, and of whom the quorum is a share, while brothers come and go.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { polls } from '@aerie/contract/polls'
import { EVERYTHING } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { of, openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
beforeAll(async () => {
  opened = await openPollWorld()
})
afterAll(() => opened.world.close())

/** As Member Management adds one, who is signed in at once. */
async function join(firstName: string) {
  const { world, as } = opened
  const { body } = await (await as('marcus'))(memberChanges.create, {
    body: { firstName, lastName: 'Newcomer', email: `${firstName.toLowerCase()}@example.org` },
  })
  const { id } = body
  return { id, speak: world.speak(`${cookieName(world.app)}=${await startSession(world.ctx, id, 'Test browser')}`) }
}
const remove = async (id: number) => (await opened.as('marcus'))(members.remove, { params: { memberId: String(id) } })
const deactivate = async (id: number) =>
  (await opened.as('marcus'))(memberChanges.update, { params: { memberId: String(id) }, body: { isActive: false } })

test('who joins while a poll is open may vote, without a class too, and that somebody joined is on record', async () => {
  const { id, eligibleCount } = await opened.ask({ requiresQuorum: false })
  const { speak } = await join('Nils')
  expect((await opened.show('kenji', id)).eligibleCount).toBe(eligibleCount)
  expect((await speak(polls.vote, { ...of(id), body: { optionIndex: 0 } })).status).toBe(200)
  await opened.pass(2)
  expect(await opened.show('kenji', id)).toMatchObject({ eligibleCount: eligibleCount + 1, voteCount: 1 })
  const { log } = await opened.audit(id)
  expect(log.find(({ kind }) => kind === 'Electorate')?.payload).toContain('"joined":1')
})

test('who is deactivated or deleted after voting has voted, and counts as one who might', async () => {
  const [noah, olof, outsider] = [await join('Noah'), await join('Olof'), await join('Per')]
  const { id, eligibleCount } = await opened.ask({ requiresQuorum: false })
  for (const { speak } of [noah, olof]) await speak(polls.vote, { ...of(id), body: { optionIndex: 1 } })
  expect((await deactivate(noah.id)).status).toBe(200)
  expect((await remove(olof.id)).status).toBe(200)
  expect((await deactivate(outsider.id)).status).toBe(200)
  expect((await outsider.speak(polls.vote, { ...of(id), body: { optionIndex: 0 } })).status).not.toBe(200)
  expect(await opened.show('kenji', id)).toMatchObject({ eligibleCount, voteCount: 2 })
  await opened.pass(2)
  expect(await opened.show('kenji', id)).toMatchObject({
    eligibleCount: eligibleCount - 1,
    voteCount: 2,
    optionVotes: { option_2: 2 },
  })
  const { participants } = await opened.audit(id)
  expect(participants).toMatchObject({ members: [{ firstName: 'Noah' }], formerMembers: 1 })
})

test('a change before the first vote counts anew how many may vote', async () => {
  const { id, eligibleCount } = await opened.ask()
  const { id: joined } = await join('Oskar')
  const { body } = await (await opened.as('julian'))(polls.update, { ...of(id), body: { title: 'Another question' } })
  expect(body.eligibleCount).toBe(eligibleCount + 1)
  await remove(joined)
})

test('more never vote than might, though several join and vote', async () => {
  const { id, eligibleCount } = await opened.ask({ requiresQuorum: false })
  await sql`update ballot_boxes set eligible = 1 where id = (select box_id from polls where id = ${id})`.execute(
    opened.world.ownerDb,
  )
  await announce(opened.world.ctx, EVERYTHING)
  for (const player of ['kenji', 'rook'] as const) await opened.vote(player, id)
  expect(await opened.show('kenji', id)).toMatchObject({ eligibleCount: 2, voteCount: 2 })
  await opened.pass(2)
  expect(await opened.show('kenji', id)).toMatchObject({ eligibleCount, voteCount: 2 })
})

test('what a poll came to stays as it was when brothers come and go after its end', async () => {
  const { id } = await opened.ask({ quorumThreshold: 1 })
  await opened.vote('kenji', id)
  await opened.pass(2)
  const before = await opened.show('rook', id)
  await join('Quentin')
  const { serverNow: _, ...after } = await opened.show('rook', id)
  expect(before).toMatchObject(after)
})

test('a missed quorum leaves the counts, and binds nobody', async () => {
  const { id } = await opened.ask({ quorumThreshold: 100 })
  await opened.vote('kenji', id)
  await opened.pass(2)
  const poll = await opened.show('rook', id)
  expect(poll).toMatchObject({ outcome: 'no_quorum', quorumMet: false, optionVotes: { option_1: 1 } })
  expect(poll.quorumNeeded).toBe(poll.eligibleCount)
})
