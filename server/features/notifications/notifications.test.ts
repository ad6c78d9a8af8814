// Notifications over HTTP: read one by one or all, page by page, each by whom it concerns.
import { TripNotification } from '@aerie/contract/notification-groups'
import { notifications } from '@aerie/contract/notifications'
import { EVERYTHING, stale } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { announce } from '#platform/events/announce.ts'
import { type Change, touchedBy } from '#platform/events/bus.ts'
import { inTransaction } from '#platform/transaction.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let mateo: typeof rook
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  mateo = await world.as('mateo')
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  await announce(world.ctx, EVERYTHING)
})

const toLisbon = { title: 'West', locations: ['Lisbon'], startDate: inDays(5), endDate: inDays(9), isShared: true }
const comeToLisbon = async () => (await mateo(trips.create, { body: toLisbon })).body
const count = async (speaker = rook) => (await speaker(notifications.count)).body.count
const read = (speaker: typeof rook, id: number) =>
  speaker(notifications.read, { params: { notificationId: String(id) } })

const isSame = (some: number[], others: number[]) => String(some.toSorted()) === String(others.toSorted())

test('one that is read stays in the list', async () => {
  await comeToLisbon()
  const [told] = (await rook(notifications.list)).body
  expect([await count(), told?.isRead]).toEqual([1, false])
  expect((await read(rook, told?.id ?? 0)).status).toBe(200)
  expect((await read(rook, told?.id ?? 0)).status).toBe(200)
  expect(await count()).toBe(0)
  expect((await rook(notifications.list)).body).toEqual([{ ...told, isRead: true }])
})

test('is nobody else’s to read', async () => {
  await comeToLisbon()
  const [told] = (await rook(notifications.list)).body
  const hugh = await world.as('hugh')
  expect(await count(hugh)).toBe(1)
  expect((await read(hugh, told?.id ?? 0)).status).toBe(404)
  expect((await read(rook, 2_000_000)).status).toBe(404)
  await hugh(notifications.readAll, { body: {} })
  expect([await count(hugh), await count()]).toEqual([0, 1])
})

test('one that was withdrawn is not there to be read', async () => {
  const { id } = await comeToLisbon()
  const [told] = (await rook(notifications.list)).body
  await mateo(trips.update, { params: { tripId: String(id) }, body: { isShared: false } })
  expect((await read(rook, told?.id ?? 0)).status).toBe(404)
})

test('all are marked, and the count follows in every process', async () => {
  await comeToLisbon()
  await comeToLisbon()
  expect(await count()).toBe(2)
  const heard = new Promise<Change>((resolve) => world.ctx.bus.subscribe(resolve))
  await rook(notifications.readAll, { body: {} })
  expect(await heard).toEqual({
    number: expect.any(Number),
    stale: stale(notifications.list, notifications.count),
    only: { memberIds: [await world.idOf('rook')] },
  })
  expect(await count()).toBe(0)
})

test('is announced to those whom it concerns, and to them alone', async () => {
  const changes: Change[] = []
  const end = world.ctx.bus.subscribe((change) => changes.push(change))
  await comeToLisbon()
  end()
  const told = changes.filter((change) => touchedBy(change, [notifications.list])).map(({ only }) => only)
  const ids = await Promise.all((['mateo', 'rook', 'hugh'] as const).map((who) => world.idOf(who)))
  expect(told).toEqual([{ memberIds: expect.toSatisfy((named: number[]) => isSame(named, ids)) }])
})

test('thousands are told at once', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => 2_147_400_000 + index)
  const heard = new Set<number>()
  const end = world.ctx.bus.subscribe(({ only }) => {
    for (const id of only && 'memberIds' in only ? only.memberIds : []) heard.add(id)
  })
  await inTransaction(world.ctx, (tx) => announce(tx, stale(notifications.list), { memberIds: ids }))
  end()
  expect(heard.size).toBe(ids.length)
})

test('the list is read page by page, newest first', async () => {
  const { id } = await comeToLisbon()
  const facts = { tripTitle: 'Tour', startDate: '2030-01-01', endDate: '2030-01-02', longitude: 0 }
  await sql`insert into notifications (member_id, kind, subject_type, subject_id, key, about_id, facts)
    select ${await world.idOf('rook')}, 'nearby', 'trip', ${id}, number, ${await world.idOf('rook')},
      ${JSON.stringify(facts)}::jsonb || jsonb_build_object('location', 'Stop ' || number, 'latitude', number)
    from generate_series(1, 60) as number`.execute(world.db)
  expect((await rook(notifications.list)).body).toHaveLength(50)
  const paged: string[] = []
  for (let next: string | undefined = '/api/notifications?limit=25'; next; ) {
    const query: Record<string, string> = Object.fromEntries(new URL(next, 'https://brothers.example').searchParams)
    const { body, headers } = await rook(notifications.list, { query })
    paged.push(...z.parse(z.array(TripNotification), body).map(({ location }) => location))
    next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  expect(paged).toEqual([...Array.from({ length: 60 }, (_, index) => `Stop ${60 - index}`), 'Lisbon'])
  expect((await rook(notifications.list, { query: { cursor: 'tomorrow' } })).status).toBe(400)
})
