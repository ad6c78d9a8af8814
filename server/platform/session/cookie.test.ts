// The session cookie keeps to the site and to TLS wherever members reach it by https, and goes with all it let in.
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

let secure: World
let plain: World
beforeAll(async () => {
  secure = await openWorld()
  plain = await openWorld({ publicUrl: 'http://192.168.1.9:3000' })
})
afterAll(async () => {
  await secure.close()
  await plain.close()
})

const enter = (world: World) =>
  world.visitor(signIn.withPassword, { body: { identifier: 'brother@aerie.example', password: PASSWORD } })

test('by https the browser is told to keep it to this host and to TLS, whatever the proxy forwards', async () => {
  const { headers, cookie } = await enter(secure)
  const [own] = [headers['set-cookie']].flat()
  expect(own).toMatch(/^__Host-aerie_session=[\w-]{43}; Path=\/; .*; Secure$/)
  expect(own).not.toMatch(/domain/i)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await secure.speak(cookie)(session.current)).status).toBe(200)
})

test('one without the prefix, which a neighbour could have planted, opens nothing there', async () => {
  const { cookie } = await enter(secure)
  expect((await secure.speak(cookie.replace('__Host-', ''))(session.current)).status).toBe(401)
})

test('without TLS it goes by its plain name, and nobody is told of TLS', async () => {
  const { headers, cookie } = await enter(plain)
  const [own] = [headers['set-cookie']].flat()
  expect(own).toMatch(/^aerie_session=[\w-]{43}; Path=\//)
  expect(own).not.toMatch(/Secure/)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect((await plain.speak(cookie)(session.current)).status).toBe(200)
})

test('a head of nothing but beginnings of cookies names nobody', async () => {
  for (const piece of [';', '; ', 'aerie_session=', 'aerie_session=x;'])
    expect((await plain.speak(piece.repeat(14_000 / piece.length))(session.current)).status).toBe(401)
})

test('signing out takes back the cookie', async () => {
  const { cookie } = await enter(secure)
  const { headers } = await secure.speak(cookie)(session.signOut)
  const [own] = [headers['set-cookie']].flat()
  expect(own).toMatch(/^__Host-aerie_session=; Path=\/; Max-Age=0; .*; Secure$/)
  // It hangs a common browser for seconds, and works late there: pages delete what they keep by its name.
  expect(headers).not.toHaveProperty('clear-site-data')
})
