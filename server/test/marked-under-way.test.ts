// A brother marked as passed while he votes, uploads or hosts: what was under way is refused or kept whole, and his gathering lives on.
import { request } from 'node:http'
import { albums } from '@aerie/contract/albums'
import { gatherings } from '@aerie/contract/gatherings'
import { notifications } from '@aerie/contract/notifications'
import { photos } from '@aerie/contract/photos'
import { polls } from '@aerie/contract/polls'
import { session } from '@aerie/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeLockOf } from '#platform/db/locks.ts'
import type { CastKey } from '../demo/cast.ts'
import { makeSuperAdmins, markAs } from '../features/passings/passings.fixture.ts'
import { picture } from '../features/photos/album-world.fixture.ts'
import { of, openPollWorld, type PollWorld } from '../features/polls/poll-world.fixture.ts'
import { inDays } from './days-ahead.ts'
import { openSecondProcess } from './second-process.ts'
import { ORIGIN, speaker } from './speak.ts'

let votes: PollWorld
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  votes = await openPollWorld()
  second = await openSecondProcess(votes.world)
  await makeSuperAdmins(votes.world, 'julian')
})
afterAll(async () => {
  await second.close()
  await votes.world.close()
})

/** Marks him once his call, made in the other process, waits for the boxes; then it goes on. */
async function markWhile<Answer>(player: CastKey, call: () => Promise<Answer>) {
  const { db: runtimeDb, ownerDb } = votes.world
  const letGo = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = runtimeDb.transaction().execute(async (db) => {
    const boxes = await db.selectFrom('ballot_boxes').select('subject').execute()
    for (const { subject } of boxes) await takeLockOf(db, 'votes', subject)
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const answering = call()
  for (let waits = false; !waits; ) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where locktype = 'advisory' and not granted) as waits`.execute(ownerDb)
    waits = rows[0]?.waits === true
  }
  expect((await markAs(votes.world, 'marcus', player)).status).toBe(200)
  letGo.resolve()
  await holding
  return answering
}

test('a vote in a poll that is under way at the commit is refused or counted whole, and no other comes after it', async () => {
  const { id } = await votes.ask({ requiresQuorum: false })
  const rook = speaker(second.app)(await votes.world.cookieOf('rook'))
  const vote = () => rook(polls.vote, { ...of(id), body: { optionIndex: 1 } })
  const { status } = await markWhile('rook', vote)
  expect([200, 401, 403]).toContain(status)
  const counted = status === 200 ? 1 : 0
  expect((await votes.show('kenji', id)).voteCount).toBe(counted)
  const { log } = await votes.audit(id)
  expect(log.slice(1).every(({ previous }, at) => previous === log[at]?.hash)).toBe(true)
  await expect.poll(async () => (await rook(session.current)).status).toBe(401)
  expect((await vote()).status).toBe(401)
  await votes.vote('kenji', id, 0)
  await votes.pass(2)
  const closed = await votes.show('kenji', id)
  expect(closed).toMatchObject({ isActive: false, voteCount: counted + 1 })
  expect(closed.optionVotes?.option_2 ?? 0).toBe(counted)
})

test('a photo of which half is here when he is marked is refused, or kept whole', async () => {
  const { world } = votes
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const kenji = await world.as('kenji')
  const albumId = String((await kenji(albums.create, { body: { title: 'Hollow Pines' } })).body.id)
  const content = await picture()
  const half = Math.floor(content.length / 2)
  const headers = {
    ...ORIGIN,
    cookie: await world.cookieOf('oscar'),
    'content-type': 'multipart/form-data; boundary=edge',
  }
  const answered = Promise.withResolvers<number | undefined>()
  const slow = request(`${address}/api/albums/${albumId}/photos`, { method: 'POST', headers }, (answer) => {
    answer.resume()
    answered.resolve(answer.statusCode)
  })
  slow.on('error', answered.reject)
  const opening = '--edge\r\ncontent-disposition: form-data; name="photos"; filename="porch.jpg"\r\n\r\n'
  await new Promise((sent) => slow.write(Buffer.concat([Buffer.from(opening), content.subarray(0, half)]), sent))
  expect((await markAs(world, 'marcus', 'oscar')).status).toBe(200)
  slow.end(Buffer.concat([content.subarray(half), Buffer.from('\r\n--edge--\r\n')]))
  const status = await answered.promise
  await world.work()
  const listed = (await kenji(photos.ofAlbum, { params: { albumId } })).body
  if (status === 200 || status === 201) expect(listed).toMatchObject([{ state: 'ready' }])
  else expect([status, listed]).toEqual([401, []])
})

test('the gathering of which he was the only host lives on, and officers are told', async () => {
  const { world } = votes
  const teddy = await world.as('teddy')
  const form = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00' }
  const { body: one } = await teddy(gatherings.create, { body: form })
  const params = { gatheringId: String(one.id) }
  await (await world.as('kenji'))(gatherings.answer, { params, body: { reply: 'going' } })
  await markAs(world, 'marcus', 'teddy')
  await world.work()
  const shown = (await (await world.as('kenji'))(gatherings.show, { params })).body
  expect(shown).toMatchObject({ title: 'Supper', hosts: [], going: 1, own: { standing: 'going' } })
  const told = (await (await world.as('marcus'))(notifications.list)).body
  expect(told.filter(({ kind }) => kind === 'gathering_unhosted')).toHaveLength(1)
  expect((await (await world.as('marcus'))(gatherings.show, { params })).body.can).toMatchObject({ callOff: true })
})
