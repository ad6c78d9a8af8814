// The reference is generated from the contract, for members only, and says what clients need of every call.
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { ORIGIN } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { documentedRefusals } from './documented-refusals.ts'
import { KINDS } from './problems.ts'

interface Operation {
  operationId: string
  tags: string[]
  security: object[]
  responses: Record<string, { $ref?: string }>
}

interface Careless {
  player: CastKey
  search?: string
  /** In place of everything in the path. */
  param?: string
  payload?: string
  headers?: Record<string, string>
}

let world: World
let cookie: string
let document: {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { content: object }> }
}
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
  document = (await get('/api/openapi.json', cookie)).json()
})
afterAll(() => world.close())

const get = async (url: string, cookie = '') => world.app.inject({ url, headers: { cookie } })
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))
const statusesOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {})

test('visitors are asked to sign in', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) expect((await get(url)).statusCode).toBe(401)
})

test('members find every call, with its shapes', async () => {
  expect(document.paths['/api/members/{memberId}']?.get).toMatchObject({
    parameters: [{ name: 'memberId', in: 'path' }],
  })
  expect(document.paths['/api/members']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['firstName', 'lastName', 'email'] } } } },
  })

  const page = await get('/api/docs', cookie)
  expect(page.headers['content-type']).toMatch(/text\/html/)
  for (const { path } of world.app.endpoints) expect(page.body).toContain(path.replace(/:(\w+)/g, '{$1}'))
})

test('a validator finds the document valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test('every operation has an id of its own, a tag and its security', () => {
  const ids = operations().map(({ operationId }) => operationId)
  expect(ids).toHaveLength(world.app.endpoints.length)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { operationId, tags, security } of operations()) {
    expect(tags, operationId).toEqual([operationId.split('.')[0]])
    expect(Array.isArray(security), operationId).toBe(true)
  }
  expect(document.paths['/api/stats']?.get).toMatchObject({ operationId: 'stats.show', security: [{ session: [] }] })
  expect(document.paths['/api/unsubscribe/{token}']?.post?.security).toEqual([])
})

test('the cookie of its security opens the calls', async () => {
  expect(document.components).toMatchObject({
    securitySchemes: { session: { in: 'cookie', name: cookie.split('=')[0] } },
  })
})

test('refusals are problems, and each call names its own', () => {
  for (const response of Object.values(document.components.responses))
    expect(Object.keys(response.content)).toEqual(['application/problem+json'])
  const refusals = operations().flatMap(({ responses }) =>
    Object.entries(responses).filter(([status]) => status > '399'),
  )
  const silent = refusals.filter(([, { $ref }]) => !$ref)
  // Who is signed out is told so without a body, by one call.
  expect(silent.map(([status]) => status)).toEqual(['401'])

  expect(statusesOf('/api/stats', 'get')).toEqual(['200', '400', '401', '500', '503'])
  expect(statusesOf('/api/members', 'post')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '408',
    '409',
    '413',
    '500',
    '503',
    '507',
  ])
  expect(statusesOf('/api/auth/login', 'post')).toEqual([
    '200',
    '400',
    '401',
    '403',
    '408',
    '413',
    '429',
    '500',
    '503',
    '507',
  ])
  expect(statusesOf('/api/linkedin/callback', 'get')).toContain('302')
})

const PARAMS: Record<string, string> = {
  token: 'x'.repeat(43),
  sessionId: 'x'.repeat(22),
  searchId: 'x'.repeat(22),
  rememberedId: 'x'.repeat(22),
  file: '1.jpg',
  hash: 'x'.repeat(22),
  logoFile: 'small.webp',
}
const LARGE = JSON.stringify({ text: 'x'.repeat(1_100_000) })

test.each([
  ['not_valid', { player: 'marcus', search: '?text=%00' }],
  ['not_allowed', { player: 'rook', headers: { 'sec-fetch-site': 'cross-site' } }],
  ['not_found', { player: 'marcus', param: '-' }],
  ['too_large', { player: 'marcus', payload: LARGE, headers: { 'content-type': 'application/json' } }],
] as const)('where %s follows from what a call is, it is refused so', async (code, careless) => {
  const { player, search = '', param, payload, headers }: Careless = careless
  for (const endpoint of world.app.endpoints) {
    if (endpoint.refuses?.includes(code) || !documentedRefusals(endpoint).includes(code)) continue
    const answer = await world.app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => param ?? PARAMS[name] ?? '1') + search,
      // A session of its own for each call: one of them signs out.
      headers: { ...ORIGIN, cookie: await world.cookieOf(player), ...headers },
      ...(payload && { payload }),
    })
    expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, KINDS[code].status])
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
  }
})
