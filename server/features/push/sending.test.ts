// Notifications on their way to browsers: encrypted, without a word that is nobody else's business, once, and to nobody who is here.
import { notifications } from '@aerie/contract/notifications'
import { push } from '@aerie/contract/push'
import { changes } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdJobs } from '../../test/held-jobs.ts'
import type { World } from '../../test/world.ts'
import { type Browser, type PushService, readSender } from './push-service.fixture.ts'
import { openPushing } from './pushing.fixture.ts'

let pushing: Awaited<ReturnType<typeof openPushing>>
let service: PushService
let world: World
let mateosPhone: Browser
let mateoId: number
beforeAll(async () => {
  pushing = await openPushing()
  ;({ service, world } = pushing)
  mateoId = await world.idOf('mateo')
})
afterAll(() => pushing.close())
beforeEach(async () => {
  await pushing.clear()
  mateosPhone = await pushing.subscribe('mateo')
})

const first = () => {
  const [arrived] = service.arrived
  if (!arrived) throw new Error('Nothing has arrived.')
  return arrived
}

test('a browser reads what only it can read, from whom it trusts, and learns no name, title or place', async () => {
  const { id } = await pushing.share()
  expect(await pushing.pushed()).toEqual(['mateo'])
  const { headers, body } = first()
  const message = mateosPhone.read(first())
  expect(message).toEqual({
    title: 'Aerie',
    body: 'A brother is coming to where you live.',
    path: '/trips',
    tag: `coming trip ${id}`,
  })
  expect(headers['content-encoding']).toBe('aes128gcm')
  for (const word of ['Rook', 'Fairweather', 'Rome', 'Rooftops', 'coming'])
    expect(`${JSON.stringify(headers)} ${body.toString('latin1')}`).not.toContain(word)
  expect(() => service.browser('other').read({ body })).toThrow()

  const { publicKey } = (await (await world.as('mateo'))(push.state)).body
  const sender = readSender(first(), publicKey)
  expect([sender.aud, sender.sub]).toEqual([service.origin, 'https://brothers.example'])
  const hours = (sender.exp * 1_000 - Date.now()) / 3_600_000
  expect(hours > 0 && hours <= 24).toBe(true)
})

test('a trip is kept for a device that is away until it is over, what has no end for a day; each replaces its like', async () => {
  const { id } = await pushing.share()
  await pushing.pushed()
  const [ttl, topic] = [Number(first().headers.ttl), String(first().headers.topic)]
  expect(ttl > 12 * 86_400 && ttl <= 14 * 86_400).toBe(true)
  expect(topic).toMatch(/^[\w-]{1,32}$/)

  await pushing.share({ title: 'Cellars' })
  await pushing.pushed()
  expect(service.arrived[1]?.headers.topic).not.toBe(topic)

  await sql`update notifications set until = null, created_at = now() - interval '2 hours', id = default`.execute(
    world.db,
  )
  await sql`update push_subscriptions set since = now() - interval '3 hours'`.execute(world.db)
  await sql`insert into jobs (kind, payload) values ('notification-pushes',
    ${JSON.stringify({ subjectType: 'trip', subjectId: id, memberId: null })}::jsonb)`.execute(world.db)
  await pushing.pushed()
  const day = Number(service.arrived[2]?.headers.ttl)
  expect(day > 21 * 3_600 && day <= 22 * 3_600).toBe(true)
  expect(service.arrived[2]?.headers.topic).toBe(topic)
})

test('only what is switched on, on the device on which it is, and nothing of before', async () => {
  await pushing.subscribe('julian', ['polls'])
  await pushing.share()
  expect(await pushing.pushed()).toEqual(['mateo'])
  const mateo = await world.as('mateo')
  const [device] = (await mateo(push.state)).body.devices
  const params = { deviceId: String(device?.id) }
  await mateo(push.choose, { params, body: { topics: [] } })
  await pushing.share({ title: 'Cellars' })
  await mateo(push.choose, { params, body: { topics: ['coming'] } })
  await sql`insert into jobs (kind, payload) select 'notification-pushes',
    jsonb_build_object('subjectType', 'trip', 'subjectId', id, 'memberId', null) from trips`.execute(world.db)
  expect(await pushing.pushed()).toEqual(['mateo'])
})

/** Jobs that push are made, but not run before `then` is done. */
async function madeBefore(then: () => Promise<unknown>) {
  const release = await holdJobs(world.ownerDb)
  const { id } = await pushing.share({ title: 'Cellars' })
  await sql`update jobs set run_at = now() where kind = 'notification-pushes'`.execute(world.db)
  await world.work()
  expect(await pushing.waiting()).toBe(1)
  await then()
  await release()
  await pushing.tryAgain()
  return id
}

test('nothing is sent twice: not by an edit, by sharing again, or by work done again', async () => {
  const { id } = await pushing.share()
  const rook = await world.as('rook')
  const params = { tripId: String(id) }
  await pushing.pushed()
  for (const body of [{ isShared: false }, { isShared: true }, { title: 'Other rooftops' }])
    await rook(trips.update, { params, body })
  await sql`insert into jobs (kind, payload) select 'push', jsonb_build_object('pushId', id) from pushes`.execute(
    world.db,
  )
  expect(await pushing.pushed()).toEqual(['mateo'])
})

test('what was read or taken back before it left is not sent', async () => {
  await madeBefore(async () => (await world.as('mateo'))(notifications.readAll))
  await madeBefore(async () =>
    sql`update notifications set withdrawn_at = now() where read_at is null`.execute(world.db),
  )
  await madeBefore(async () => world.db.deleteFrom('sessions').where('device', '=', 'Test browser').execute())
  expect(await pushing.pushed()).toEqual([])
})

test('nothing goes to a member who has a page open, in this process or in another', async () => {
  const cookie = await world.cookieOf('mateo')
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const page = await fetch(`${address}${changes.stream.path}`, { headers: { cookie } })
  const reader = page.body?.getReader()
  await reader?.read()
  await pushing.share()
  expect(await pushing.pushed()).toEqual([])
  const closed = new Promise<void>((resolve) => {
    const look = () =>
      world.app.openPages.of([mateoId]).then((here) => (here.size === 0 ? resolve() : setImmediate(look)))
    void look()
  })
  await reader?.cancel()
  await closed

  await sql`insert into open_pages (process, member_ids) values ('another', array[${mateoId}::int])`.execute(world.db)
  await pushing.share({ title: 'Cellars' })
  expect(await pushing.pushed()).toEqual([])
  await sql`update open_pages set seen_at = now() - interval '3 minutes'`.execute(world.db)
  await pushing.share({ title: 'Gardens' })
  expect(await pushing.pushed()).toEqual(['mateo'])
})

test('an officer’s topic is not sent to who is none any more', async () => {
  await pushing.subscribe('julian')
  const julian = await world.idOf('julian')
  await sql`insert into notifications (member_id, kind, subject_type, subject_id, key, facts)
    values (${julian}, 'join_asked', 'join_request', 7, '', '{"name": "Ambrose Quill"}')`.execute(world.db)
  await sql`update members set role = 'member' where id = ${julian}`.execute(world.ownerDb)
  await sql`insert into jobs (kind, payload) values ('notification-pushes',
    '{"subjectType": "join_request", "subjectId": 7, "memberId": null}')`.execute(world.db)
  expect(await pushing.pushed()).toEqual([])
  await sql`update members set role = 'admin' where id = ${julian}`.execute(world.ownerDb)
})

test('a test goes to the device that asks, though a page is open there, and says which one it is', async () => {
  const ask = await world.as('rook')
  const browser = service.browser('rook')
  await ask(push.subscribe, { body: browser.target })
  const release = await holdJobs(world.ownerDb, 'push-test')
  const { body } = await ask(push.test)
  expect(service.arrived).toEqual([])
  await release()
  await world.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'push-test').execute()
  expect(await pushing.pushed()).toEqual(['rook'])
  expect(browser.read(first())).toMatchObject({ test: body.test, path: '/' })
  expect(first().headers.ttl).toBe('60')
})
