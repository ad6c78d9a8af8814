// What careless and hostile callers send: a 4xx with a sentence, and nothing written.
import { people } from '@aerie/contract/people'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('julian')
  // What the migrations have left to do is no consequence of what is tried here.
  await world.work()
})
afterAll(() => world.close())

const state = async () => {
  const tables = ['members', 'audit_entries', 'jobs', 'sign_in_links', 'passwords'] as const
  const counts = tables.map((table) =>
    world.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  return Promise.all(counts)
}

let before: unknown
beforeEach(async () => {
  before = await state()
})
const nothingWritten = async () => expect(await state()).toEqual(before)

const post = (payload: string, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/api/members',
    payload,
    headers: { ...ORIGIN, 'content-type': 'application/json', cookie, ...headers },
  })

const someone = { firstName: 'Al', lastName: 'Stone', email: 'al@example.org' }

test.each([
  ['malformed JSON', '{"firstName":', 400],
  ['nothing', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['unknown fields', JSON.stringify({ ...someone, isAdmin: true }), 400],
  ['wrong types', JSON.stringify({ ...someone, firstName: { $ne: 1 } }), 400],
  ['a poisoned prototype', '{"__proto__":{"role":"super_admin"},"firstName":"Al"}', 400],
  ['10,000 characters', JSON.stringify({ ...someone, firstName: 'x'.repeat(10_000) }), 400],
  ['a NUL byte', JSON.stringify({ ...someone, firstName: 'A\u0000l' }), 400],
  ['more than 1 MB', JSON.stringify({ ...someone, firstName: 'x'.repeat(1_100_000) }), 413],
])('%s', async (_case, payload, status) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.json().detail).toMatch(/^[A-Z“].{5,}/)
  await nothingWritten()
})

test('another content type', async () => {
  const answer = await post('firstName=Al', { 'content-type': 'application/x-www-form-urlencoded' })
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'The request has to be JSON.'])
})

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['from nowhere', { 'sec-fetch-site': '' }],
])('a change %s', async (_case, headers) => {
  const answer = await post(JSON.stringify(someone), headers)
  expect(answer.statusCode).toBe(403)
  await nothingWritten()
})

test('an origin speaks for itself only when it is ours', async () => {
  const signOut = (origin: string) =>
    world.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { host: 'brothers.example', origin } })
  expect((await signOut('https://evil.example')).statusCode).toBe(403)
  expect((await signOut('https://brothers.example')).statusCode).toBe(200)
  expect((await signOut('null')).statusCode).toBe(403)
})

test.each([
  'aerie_session',
  'aerie_session=',
  'aerie_session=%00',
  `aerie_session=${'x'.repeat(43)}`,
  `aerie_session=${'x'.repeat(8000)}`,
  ';;;===;\u00ff',
])('the cookie %s opens nothing', async (malformed) => {
  const answer = await world.app.inject({ url: '/api/auth/session', headers: { cookie: malformed } })
  expect(answer.statusCode).toBe(401)
})

test.each([
  '/uploads/..%2f..%2fpackage.json',
  '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/uploads/anything.webp',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/api/members/%00',
  '/api/nothing',
  `/api/members/${'9'.repeat(150)}`,
])('%s leads nowhere', async (url) => {
  const answer = await world.app.inject({ url, headers: { cookie } })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('"name": "aerie"')
})

test('a page of a list is bounded, and a search may be anything', async () => {
  const rook = await world.as('rook')
  for (const q of ["'; drop table members; --", '%', '\\', '((((', '🪽', 'x'.repeat(200)])
    expect((await rook(people.list, { query: { q } })).status, q).toBe(200)
  for (const q of ['x'.repeat(10_000), 'mar\u0000cus'])
    expect((await rook(people.list, { query: { q } })).status).toBe(400)
  expect((await rook(people.list, { query: { cursor: 'nonsense', limit: '1' } })).status).toBe(200)
})

test('an identifier of any kind is refused without a word about it', async () => {
  for (const identifier of ['x'.repeat(254), "' or 1=1 --", '@', '+', 'null', '٠١٢٣'])
    expect((await world.visitor(signIn.withPassword, { body: { identifier, password: 'x' } })).status, identifier).toBe(
      401,
    )
})

test('every answer carries the safety headers and a request id', async () => {
  const { headers } = await world.app.inject('/api/health')
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/script-src 'self';/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[\w-]{22}-\w+$/),
  })
})
