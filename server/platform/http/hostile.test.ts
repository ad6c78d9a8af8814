// What careless and hostile callers send: a 4xx with a sentence, and nothing written.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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
  ['half of a surrogate pair', JSON.stringify({ ...someone, firstName: 'A\ud83dl' }), 400],
  ['half of a surrogate pair as a name', JSON.stringify({ ...someone, '\udc00': 'l' }), 400],
  ['more than 128 KB', JSON.stringify({ ...someone, firstName: 'x'.repeat(131_072) }), 413],
  ['brackets in brackets', `{"firstName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 400],
])('%s', async (_case, payload, status) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(answer.json().detail).toMatch(/^[A-Z“].{5,}/)
  await nothingWritten()
})

test('brackets are refused from the 33rd on, and those in strings are no brackets', async () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  expect((await post(nested(33))).json().detail).toBe('The request is nested more than 32 deep.')
  expect((await post(nested(32))).json().detail).not.toMatch(/nested/)
  const named = await post(JSON.stringify({ ...someone, firstName: `\\"${'[{'.repeat(80)}` }))
  expect(named.json().detail).toMatch(/^At most/)
  await nothingWritten()
})

test('where visitors are admitted, 16 KB are the most', async () => {
  for (const url of ['/api/auth/login', '/api/auth/logout', '/api/nothing']) {
    const payload = JSON.stringify({ identifier: 'x'.repeat(16_384), password: 'x' })
    const headers = { ...ORIGIN, 'content-type': 'application/json' }
    const answer = await world.app.inject({ method: 'POST', url, payload, headers })
    expect([answer.statusCode, answer.json().detail], url).toEqual([413, 'The request is larger than 16 KB.'])
  }
  await nothingWritten()
})

const form = (...lines: string[]) => lines.join('\r\n')
const disposition = (rest: string) => `content-disposition: form-data; ${rest}`

test.each([
  ['without an end', form('--edge', disposition('name="csv"; filename="a.csv"'), '', 'First name')],
  ['cut off in a header', form('--edge', 'content-disp')],
  ['without a boundary', form('First name')],
  [
    'with a field of JSON',
    form(
      '--edge',
      disposition('name="exclude"'),
      'content-type: application/json',
      '',
      '['.repeat(9000),
      '--edge--',
      '',
    ),
  ],
  [
    'with NUL in the name of its file',
    form('--edge', disposition('name="csv"; filename*=utf-8\'\'a%00.csv'), '', 'First name', '--edge--', ''),
  ],
  [
    'with half of a surrogate pair',
    form(
      '--edge',
      disposition('name="exclude"'),
      'content-type: text/plain; charset=utf-16le',
      '',
      '\u003d\u00d8',
      '--edge--',
      '',
    ),
  ],
])('a form %s', async (_case, payload) => {
  const url = '/api/members/import'
  const headers = { ...ORIGIN, cookie, 'content-type': 'multipart/form-data; boundary=edge' }
  const answer = await world.app.inject({ method: 'POST', url, payload: Buffer.from(payload, 'latin1'), headers })
  expect(answer.statusCode, answer.body).toBe(400)
  expect(answer.json().detail).toMatch(/^[A-Z“].{5,}/)
  await nothingWritten()
})

test.each([
  ['/%', 400],
  ['/api/members/%', 400],
  ['/api/members/%c0%ae', 400],
  ['/api/members/%ed%a0%80', 400],
  [`/api/members/${'9'.repeat(300)}`, 404],
])('the address %s is answered as everything is', async (url, status) => {
  const [malformed, other] = [await world.app.inject({ url }), await world.app.inject({ url: '/api/nothing' })]
  expect(malformed.statusCode).toBe(status)
  expect(Object.keys(malformed.json())).toEqual(Object.keys(other.json()))
  const names = ({ headers }: typeof other) => Object.keys(headers).sort()
  expect(names(malformed)).toEqual(names(other))
  expect(malformed.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
})

test('what is no HTTP is answered as everything is, and the connection ends', async () => {
  const { hostname, port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  socket.end('NONSENSE / HTTP/1.1\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-security-policy: /)
  expect(answer).toMatch(/"detail":"The request could not be understood\."\}$/)
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
  '__Host-aerie_session',
  '__Host-aerie_session=',
  '__Host-aerie_session=%00',
  `__Host-aerie_session=${'x'.repeat(43)}`,
  `__Host-aerie_session=${'x'.repeat(8000)}`,
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

test('a search may be anything that can be stored, and is bounded', async () => {
  const rook = await world.as('rook')
  for (const q of ["'; drop table members; --", '%', '\\', '((((', '🪽', 'x'.repeat(200)])
    expect((await rook(people.list, { query: { q } })).status, q).toBe(200)
  for (const q of ['x'.repeat(10_000), 'mar\u0000cus'])
    expect((await rook(people.list, { query: { q } })).status).toBe(400)
})

test('an identifier of any kind is refused without a word about it', async () => {
  for (const identifier of ['x'.repeat(254), "' or 1=1 --", '@', '+', 'null', '٠١٢٣'])
    expect((await world.visitor(signIn.withPassword, { body: { identifier, password: 'x' } })).status, identifier).toBe(
      401,
    )
})

test('pages may play the videos that were chosen in them, and no others from elsewhere', async () => {
  const { headers } = await world.app.inject('/')
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining(["media-src 'self' blob:", "img-src 'self' data: blob:", "default-src 'self'"]),
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
