// What is counted against guessing: the member meant and the network, not spellings; and nobody is locked out by strangers.
import { passkeys } from '@aerie/contract/passkeys'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { PUBLIC_URL } from '../../test/mail.ts'
import { speaker } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import { addPasskey, openAuthenticator } from '../passkeys/authenticator.fixture.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ trustProxy: 1 })
})
afterAll(() => world.close())

let calls = 0
/** Each from a network of its own, unless one is given. */
const enter = (identifier: string, password = 'wrong', headers: Record<string, string> = {}) =>
  world.visitor(signIn.withPassword, {
    body: { identifier, password },
    headers: { 'x-forwarded-for': `198.51.100.${++calls % 250}`, ...headers },
  })

const browserCookie = (setCookies: unknown) =>
  [setCookies]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('aerie_browser='))
    ?.split(';')[0] ?? ''

test('fifteen spellings of a phone number, and the e-mail, are one member', async () => {
  const digits = cast.rook.phone.replace(/\D/g, '')
  const spellings = Array.from(
    { length: 15 },
    (_, i) => `+${digits.slice(0, i % 9)}${'-'.repeat(1 + (i % 3))}${digits.slice(i % 9)}`,
  )
  const statuses = []
  for (const spelling of [cast.rook.email, ...spellings]) statuses.push((await enter(spelling)).status)
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
  expect((await enter(cast.rook.email, PASSWORD)).status).toBe(429)
})

test('a browser that signed in before is not locked out by strangers', async () => {
  const cookie = browserCookie((await enter(cast.teddy.email, PASSWORD)).headers['set-cookie'])
  for (let i = 0; i < 6; i++) await enter(cast.teddy.email)
  expect((await enter(cast.teddy.email, PASSWORD)).status).toBe(429)
  expect((await enter(cast.teddy.email, PASSWORD, { cookie: `${cookie}x` })).status).toBe(429)
  expect((await enter(cast.kenji.email, PASSWORD, { cookie })).status).toBe(200)
  const again = await enter(cast.teddy.email, PASSWORD, { cookie })
  expect(again.status).toBe(200)
  expect(browserCookie(again.headers['set-cookie'])).toBe(cookie)

  for (let i = 0; i < 5; i++) expect((await enter(cast.teddy.email, 'wrong', { cookie })).status).toBe(401)
  expect((await enter(cast.teddy.email, PASSWORD, { cookie })).status).toBe(429)
})

test('one in which he showed a passkey is known as his too, and keeps its name', async () => {
  const device = openAuthenticator({ origin: PUBLIC_URL })
  expect((await addPasskey(await world.as('nikhil'), device)).status).toBe(200)
  const show = async (headers: Record<string, string> = {}) => {
    const { body: asked } = await world.visitor(passkeys.beginSignIn)
    return world.visitor(passkeys.signIn, { body: device.sign(asked), headers })
  }
  const cookie = browserCookie((await show()).headers['set-cookie'])
  for (let i = 0; i < 6; i++) await enter(cast.nikhil.email)
  expect((await enter(cast.nikhil.email, PASSWORD)).status).toBe(429)
  expect((await enter(cast.nikhil.email, PASSWORD, { cookie })).status).toBe(200)
  expect(browserCookie((await show({ cookie })).headers['set-cookie'])).toBe(cookie)
})

test('a browser is known to the member alone who signed in with it', async () => {
  const cookie = browserCookie((await enter(cast.kenji.email, PASSWORD)).headers['set-cookie'])
  for (let i = 0; i < 5; i++) await enter(cast.samir.email, 'wrong', { cookie })
  expect((await enter(cast.samir.email, PASSWORD, { cookie })).status).toBe(429)
})

test('what a caller says of his own address counts for nothing', async () => {
  const statuses = []
  for (let i = 0; i < 21; i++)
    statuses.push(
      (await enter(`nobody${i}@aerie.example`, 'wrong', { 'x-forwarded-for': `10.0.0.${i}, 203.0.113.7` })).status,
    )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  const right = await enter(cast.marcus.email, PASSWORD, { 'x-forwarded-for': '10.9.9.9, 203.0.113.8' })
  expect(right.status).toBe(200)
  const { address } = await world.db
    .selectFrom('audit_entries')
    .select('address')
    .where('action', '=', 'session.start')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(address).toBe('203.0.113.8')
})

test('without a proxy nobody is believed', async () => {
  const app = await buildTestApp(world.ctx)
  const speak = speaker(app)()
  const statuses = []
  for (let i = 0; i < 21; i++) {
    const sent = { body: { identifier: `other${i}@aerie.example`, password: 'wrong' } }
    statuses.push((await speak(signIn.withPassword, { ...sent, headers: { 'x-forwarded-for': `10.0.1.${i}` } })).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  await app.close()
})

test('the addresses of one IPv6 network count as one', async () => {
  const statuses = []
  for (let i = 0; i < 21; i++)
    statuses.push(
      (await enter(`six${i}@aerie.example`, 'wrong', { 'x-forwarded-for': `2001:db8:7:7::${i.toString(16)}` })).status,
    )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('signing in right leaves nothing counted', async () => {
  const from = { 'x-forwarded-for': '203.0.113.50' }
  for (let i = 0; i < 25; i++) expect((await enter(cast.marcus.email, PASSWORD, from)).status).toBe(200)
})

test('twenty wishes for a reset mail at once send three', async () => {
  const wishes = Array.from({ length: 20 }, () =>
    world.visitor(signIn.forgotPassword, { body: { email: cast.samir.email } }),
  )
  const statuses = (await Promise.all(wishes)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  const mails = (await world.mails()).filter(({ to }) => to?.[0]?.address === cast.samir.email)
  expect(mails).toHaveLength(3)
})
