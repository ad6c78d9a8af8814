// Passkeys over HTTP, with a device in software: what is made, what signs in, and what of it is refused.
import { account } from '@aerie/contract/account'
import { notifications } from '@aerie/contract/notifications'
import { MOST_PASSKEYS, passkeys } from '@aerie/contract/passkeys'
import { session } from '@aerie/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { PUBLIC_URL } from '../../test/mail.ts'
import { openWorld, type World } from '../../test/world.ts'
import { type Authenticator, addPasskey, openAuthenticator } from './authenticator.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Speaker = World['visitor']

/** He adds a passkey of a device of his own. */
async function addOne(by: Speaker, device: Authenticator = openAuthenticator({ origin: PUBLIC_URL })) {
  const { status, body } = await addPasskey(by, device)
  expect(status).toBe(200)
  return { device, passkey: body }
}

const asAndWithOne = async (player: CastKey, device?: Authenticator) => {
  const by = await world.as(player)
  return { by, ...(await addOne(by, device)) }
}

/** A visitor who signs in with what the device signs, by which the test may cheat. */
async function signIn(device: Authenticator, cheats: Parameters<Authenticator['sign']>[1] = {}) {
  const { body: asked } = await world.visitor(passkeys.beginSignIn)
  return world.visitor(passkeys.signIn, { body: device.sign(asked, cheats) })
}

const toldTo = async (by: Speaker) =>
  (await by(notifications.list)).body.map((item) => ('what' in item ? item.what : item.kind))

test('one that was added signs its owner in by itself, and he hears of it in the bell and by mail', async () => {
  const { by, device, passkey } = await asAndWithOne('rook')
  expect(passkey).toMatchObject({ kind: 'computer', lastUsedAt: null, whyKept: null, isOfOtherAddress: false })
  const answer = await signIn(device)
  expect(answer.status).toBe(200)
  const { body: entered } = await world.speak(answer.cookie)(session.current)
  expect(entered.id).toBe(await world.idOf('rook'))
  expect((await by(passkeys.list)).body.passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }])
  expect(await toldTo(by)).toContain('passkey_added')
  expect((await world.mails()).map(({ subject }) => subject)).toContain('A passkey was added')
})

test('whoever only sees the sign-in learns of nobody whether he has one', async () => {
  const { status, body } = await world.visitor(passkeys.beginSignIn)
  expect([status, body.allowCredentials]).toEqual([200, []])
})

test('several devices sign in the same brother, each under its name', async () => {
  const { by, device } = await asAndWithOne('soren')
  const key = openAuthenticator({ origin: PUBLIC_URL, transports: ['usb'] })
  const { passkey } = await addOne(by, key)
  expect([passkey.name, passkey.kind]).toEqual(['Security key', 'key'])
  await by(passkeys.rename, { params: { passkeyId: String(passkey.id) }, body: { name: 'The one in the drawer' } })
  expect((await by(passkeys.list)).body.passkeys.map(({ name }) => name)).toContain('The one in the drawer')
  expect([(await signIn(device)).status, (await signIn(key)).status]).toEqual([200, 200])
})

test.each<[string, Parameters<Authenticator['sign']>[1]]>([
  ['at a foreign address', { origin: 'https://brothers.example.evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['to another question', { challenge: 'x'.repeat(43) }],
  ['in the name of another', { userHandle: 'x'.repeat(43) }],
  ['without finger, face or PIN', { isVerified: false }],
])('what was signed %s opens nothing', async (_how, cheats) => {
  const { device } = await asAndWithOne('teddy')
  const { status, cookie, problem } = await signIn(device, cheats)
  expect([status, cookie, problem.detail]).toEqual([401, '', 'That passkey did not work. Please try again.'])
  expect((await signIn(device)).status).toBe(200)
})

test('what was signed once opens nothing a second time, in no process', async () => {
  const { device } = await asAndWithOne('kenji')
  const { body: asked } = await world.visitor(passkeys.beginSignIn)
  const both = [device.sign(asked), device.sign(asked)]
  const answers = await Promise.all(both.map((body) => world.visitor(passkeys.signIn, { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('what was asked five minutes ago is signed in vain', async () => {
  const { device } = await asAndWithOne('kenji')
  const { body: asked } = await world.visitor(passkeys.beginSignIn)
  await world.db
    .updateTable('passkey_challenges')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute()
  expect((await world.visitor(passkeys.signIn, { body: device.sign(asked) })).status).toBe(401)
})

test('what a visitor is asked adds nothing, and what one session is asked another cannot use', async () => {
  const [one, other] = [await world.as('farid'), await world.as('farid')]
  const device = openAuthenticator({ origin: PUBLIC_URL })
  const { body: asked } = await one(passkeys.beginAdd)
  const { body: visitors } = await world.visitor(passkeys.beginSignIn)
  expect((await other(passkeys.add, { body: device.create(asked) })).status).toBe(409)
  expect((await one(passkeys.add, { body: device.create({ ...asked, challenge: visitors.challenge }) })).status).toBe(
    409,
  )
})

test.each<[string, Parameters<Authenticator['create']>[1]]>([
  ['at a foreign address', { origin: 'https://evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { isVerified: false }],
])('one that was made %s is not kept', async (_how, cheats) => {
  const by = await world.as('farid')
  const { body: asked } = await by(passkeys.beginAdd)
  const device = openAuthenticator({ origin: PUBLIC_URL })
  expect((await by(passkeys.add, { body: device.create(asked, cheats) })).status).toBe(409)
  expect((await by(passkeys.list)).body.passkeys).toEqual([])
})

test('what nests deeper than anything is refused like whatever else cannot be read', async () => {
  const by = await world.as('farid')
  const made = openAuthenticator({ origin: PUBLIC_URL }).create((await by(passkeys.beginAdd)).body)
  const attestationObject = Buffer.alloc(8_000, 0x81).toString('base64url')
  const { status } = await by(passkeys.add, { body: { ...made, response: { ...made.response, attestationObject } } })
  expect(status).toBe(409)
})

test('of a key that cannot leave its device a counter that falls is a copy’s: it is refused, and its owner told', async () => {
  const { by, device } = await asAndWithOne('tobias')
  expect((await signIn(device, { counter: 40 })).status).toBe(200)
  const copied = await signIn(device, { counter: 7 })
  expect([copied.status, copied.problem.detail]).toEqual([401, expect.stringMatching(/may have been copied/)])
  expect(await toldTo(by)).toContain('passkey_refused')
  expect((await signIn(device, { counter: 41 })).status).toBe(200)
  expect((await signIn(device, { counter: 0 })).status).toBe(200)
})

test('one that goes from device to device lets in with any counter; where it falls, its owner is told', async () => {
  const { by, device } = await asAndWithOne('julian', openAuthenticator({ origin: PUBLIC_URL, synced: true }))
  for (const counter of [0, 0]) expect((await signIn(device, { counter })).status).toBe(200)
  expect(await toldTo(by)).not.toContain('passkey_doubted')
  for (const counter of [12, 5, 0]) expect((await signIn(device, { counter })).status).toBe(200)
  expect((await toldTo(by)).filter((what) => what === 'passkey_doubted')).toHaveLength(2)
})

test('a removed one is known no longer, other sessions that it opened end, and the one at hand goes on', async () => {
  const { by, device, passkey } = await asAndWithOne('desmond')
  const opened = world.speak((await signIn(device)).cookie)
  await by(passkeys.remove, { params: { passkeyId: String(passkey.id) } })
  expect([(await opened(session.current)).status, (await by(session.current)).status]).toEqual([401, 200])
  const { status, problem } = await signIn(device)
  expect([status, problem.code, problem.detail]).toEqual([410, 'gone', 'This passkey is no longer known here.'])
  expect(await toldTo(by)).toContain('passkey_removed')
})

test('in the week after a restore no browser is told to forget one that is not known', async () => {
  await world.db.insertInto('restores').values({ restored_at: new Date() }).execute()
  const device = openAuthenticator({ origin: PUBLIC_URL })
  const { status, problem } = await signIn(device)
  expect([status, problem.code, problem.detail]).toEqual([
    401,
    'not_signed_in',
    'This passkey is no longer known here.',
  ])
  await world.db
    .updateTable('restores')
    .set({ restored_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute()
  expect((await signIn(device)).problem.code).toBe('gone')
})

test('the last way in stays, with the reason; beside another it may go', async () => {
  const { by, passkey } = await asAndWithOne('nikhil')
  await world.db
    .deleteFrom('passwords')
    .where('member_id', '=', await world.idOf('nikhil'))
    .execute()
  const why = 'This is your last way in. Add another passkey first.'
  expect((await by(passkeys.list)).body.passkeys).toMatchObject([{ whyKept: why }])
  const params = { passkeyId: String(passkey.id) }
  const { status, problem } = await by(passkeys.remove, { params })
  expect([status, problem.detail]).toEqual([409, why])
  await addOne(by)
  expect((await by(passkeys.remove, { params })).status).toBe(200)
})

test('a brother has at most twenty, and each device one', async () => {
  const { by, device } = await asAndWithOne('wyatt')
  const again = await by(passkeys.beginAdd)
  expect(again.body.excludeCredentials).toEqual([{ type: 'public-key', id: device.name }])
  expect((await by(passkeys.add, { body: device.create(again.body) })).status).toBe(409)
  for (let more = 1; more < MOST_PASSKEYS; more++) await addOne(by)
  expect((await by(passkeys.beginAdd)).status).toBe(409)
})

test('it stands for the password where that is asked again, for its owner alone', async () => {
  const { by, device } = await asAndWithOne('marcus')
  const { device: others } = await asAndWithOne('elijah')
  const cookie = await world.cookieOf('marcus')
  await world.db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 7_200_000) })
    .where('member_id', '=', await world.idOf('marcus'))
    .execute()
  const late = world.speak(cookie)
  expect((await late(passkeys.beginAdd)).problem.code).toBe('password_needed')
  const { body: asked } = await late(passkeys.beginConfirm)
  expect(asked.allowCredentials).toContainEqual({ type: 'public-key', id: device.name })
  expect((await late(passkeys.confirm, { body: others.sign(asked) })).status).toBe(403)
  const { cookie: renewed } = await late(passkeys.confirm, { body: device.sign(asked) })
  expect((await world.speak(renewed)(passkeys.beginAdd)).status).toBe(200)
  expect((await by(account.sessions)).status).toBe(200)
})

test('who was made inactive comes in by none of his, and who sleeps since he asked to leave wakes', async () => {
  const { device } = await asAndWithOne('piotr')
  const id = await world.idOf('piotr')
  const setInactive = (at: Date | null) =>
    world.db.updateTable('members').set({ inactive_since: at }).where('id', '=', id).execute()
  const at = new Date()
  await setInactive(at)
  expect((await signIn(device)).status).toBe(401)
  const departure = { member_id: id, asked_at: at, due_at: new Date(at.getTime() + 86_400_000), kept_name: 'full' }
  await world.db.insertInto('departures').values(departure).execute()
  expect((await signIn(device)).status).toBe(200)
})

test('whoever tries often waits, as with passwords', async () => {
  const device = openAuthenticator({ origin: PUBLIC_URL })
  const statuses: number[] = []
  for (let tries = 0; tries < 22; tries++) statuses.push((await signIn(device)).status)
  expect(statuses.at(-1)).toBe(429)
})
