// The browsers that take notifications: whose they are, which addresses they may name, and that they end with their session.
import { account } from '@aerie/contract/account'
import { departures } from '@aerie/contract/departures'
import { memberChanges } from '@aerie/contract/member-changes'
import { push } from '@aerie/contract/push'
import { session } from '@aerie/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endSessions } from '#platform/session/sessions.ts'
import type { CastKey } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'
import { openPushService, type PushService } from './push-service.fixture.ts'

let service: PushService
let world: World
beforeAll(async () => {
  service = await openPushService()
  world = await openWorld({ pushTestOrigin: service.origin })
})
afterAll(async () => {
  await world.close()
  await service.close()
})
beforeEach(async () => {
  await world.db.deleteFrom('push_subscriptions').execute()
})

const subscribed = async (player: CastKey, browser = service.browser(player)) => {
  const ask = await world.as(player)
  return { ask, browser, ...(await ask(push.subscribe, { body: browser.target })) }
}
const endpoints = async () =>
  (await world.db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()).map(({ endpoint }) =>
    endpoint.slice(`${service.origin}/push/`.length),
  )

test('is on for all its member may hear of, and again in the same session replaces itself', async () => {
  const { ask, body, browser } = await subscribed('rook')
  expect(body.devices).toMatchObject([{ isCurrent: true, device: 'Test browser', lastSentAt: null, hasFailed: false }])
  expect(body.devices[0]?.topics).toEqual([
    ...['nearby', 'coming', 'crossing', 'lineage', 'photos', 'polls', 'results', 'documents', 'gatherings', 'record'],
    'news',
    'account',
  ])
  const deviceId = String(body.devices[0]?.id)
  await ask(push.choose, { params: { deviceId }, body: { topics: ['coming'] } })
  const renewed = service.browser('rook-renewed')
  const after = (await ask(push.subscribe, { body: renewed.target })).body
  expect(after.devices.map(({ topics }) => topics)).toEqual([['coming']])
  expect(await endpoints()).toEqual(['rook-renewed'])
  expect(browser.target.endpoint).not.toBe(renewed.target.endpoint)
})

test('what a browser took for somebody else ends once it takes something for another', async () => {
  const { browser } = await subscribed('rook')
  const mateo = await subscribed('mateo', browser)
  expect(mateo.body.devices).toHaveLength(1)
  expect((await (await world.as('rook'))(push.state)).body.devices).toEqual([])
})

test('others’ devices are not there', async () => {
  const { body } = await subscribed('rook')
  const params = { deviceId: String(body.devices[0]?.id) }
  const mateo = await world.as('mateo')
  expect((await mateo(push.choose, { params, body: { topics: [] } })).status).toBe(404)
  expect((await mateo(push.remove, { params })).status).toBe(404)
  expect((await mateo(push.test)).status).toBe(404)
  expect(await endpoints()).toEqual(['rook'])
  const rook = await world.as('rook')
  expect((await rook(push.remove, { params })).body.devices).toEqual([])
})

test('no more than twenty of one member are kept, the newest', async () => {
  for (let at = 1; at <= 22; at++) await subscribed('rook', service.browser(`rook-${at}`))
  const kept = await endpoints()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'rook-3', 'rook-22'])
})

test.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.1/x',
  'https://metadata.internal/x',
  'https://localhost/x',
  'ftp://fcm.googleapis.com/x',
  'nowhere',
])('an address is refused that is none of a known push service: %s', async (endpoint) => {
  const { target } = service.browser('rook')
  const { status, problem } = await (await world.as('rook'))(push.subscribe, { body: { ...target, endpoint } })
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'endpoint'])
  expect(await endpoints()).toEqual([])
})

test.each([
  'https://fcm.googleapis.com/fcm/send/x:y',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('those of browsers are taken: %s', async (endpoint) => {
  const { target } = service.browser('rook')
  expect((await (await world.as('rook'))(push.subscribe, { body: { ...target, endpoint } })).status).toBe(200)
})

test('a key that is no point of the curve is refused', async () => {
  const { target } = service.browser('rook')
  const p256dh = Buffer.alloc(65, 4).toString('base64url')
  expect((await (await world.as('rook'))(push.subscribe, { body: { ...target, p256dh } })).status).toBe(400)
})

test('it ends with its session, and no other: signed out, signed out elsewhere, with another password', async () => {
  const rook = await subscribed('rook', service.browser('rook-desk'))
  await subscribed('rook', service.browser('rook-phone'))
  await rook.ask(session.signOut)
  expect(await endpoints()).toEqual(['rook-phone'])

  const desk = await subscribed('rook', service.browser('rook-desk'))
  await desk.ask(account.endOtherSessions)
  expect(await endpoints()).toEqual(['rook-desk'])

  await subscribed('rook', service.browser('rook-phone'))
  const change = { currentPassword: PASSWORD, newPassword: 'another long way in' }
  expect((await desk.ask(account.changePassword, { body: change })).status).toBe(200)
  expect(await endpoints()).toEqual(['rook-desk'])
})

test('it ends once its member is deactivated, leaves, or has no session for any other reason', async () => {
  await subscribed('kenji')
  const leaving = await subscribed('mateo')
  await subscribed('nikhil')
  await subscribed('julian')
  await leaving.ask(departures.ask, { body: { keptName: 'full' } })
  const params = { memberId: String(await world.idOf('kenji')) }
  const { status } = await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: false } })
  expect(status).toBe(200)
  await endSessions(world.ctx, await world.idOf('julian'))
  expect(await endpoints()).toEqual(['nikhil'])
  await sql`delete from members where id = ${await world.idOf('nikhil')}`.execute(world.ownerDb)
  expect(await endpoints()).toEqual([])
})

test('a session that has run out has no devices', async () => {
  await subscribed('rook')
  await sql`update sessions set expires_at = now() - interval '1 minute' where id in (select session_id from push_subscriptions)`.execute(
    world.db,
  )
  expect((await (await world.as('rook'))(push.state)).body.devices).toEqual([])
})
