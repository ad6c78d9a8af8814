// The map over HTTP: who draws it, its tiles and how long they keep, and what is no tile.
import { gunzipSync } from 'node:zlib'
import { map } from '@aerie/contract/map'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let cookie: string
beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
})
afterAll(() => world.close())

const get = (url: string) => world.app.inject({ url, headers: { cookie } })
const version = async () => {
  const { body } = await world.speak(cookie)(map.provider)
  return body.provider === 'embedded' ? body.tiles : ''
}

test('without a key the map is served from here', async () => {
  expect((await world.speak(cookie)(map.provider)).body).toEqual({
    provider: 'embedded',
    tiles: expect.stringMatching(/^[\w-]{12}$/),
  })
})

describe('a tile', () => {
  test('comes compressed as it lies in the file', async () => {
    const { statusCode, headers, rawPayload } = await get('/api/map/tiles/0/0/0')
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
      'gzip',
    ])
    const tile = gunzipSync(rawPayload).toString('latin1')
    for (const layer of ['land', 'coast', 'border', 'place', 'light']) expect(tile).toContain(layer)
    expect(tile).toContain('Brazil')
  })

  test('is kept for good under the name of its time, and under no other', async () => {
    const kept = async (query: string) => (await get(`/api/map/tiles/3/4/2${query}`)).headers['cache-control']
    expect(await kept(`?v=${await version()}`)).toBe('private, max-age=31536000, immutable')
    expect(await kept('?v=earlier')).toBe('no-store')
    expect(await kept('')).toBe('no-store')
  })

  test('of the high sea is empty', async () => {
    const { statusCode, rawPayload } = await get('/api/map/tiles/6/3/25')
    expect([statusCode, rawPayload.length]).toEqual([204, 0])
  })

  test.each([
    '7/0/0',
    '1/2/0',
    '1/0/2',
    '-1/0/0',
    '0/-1/0',
    '1/0.5/0',
    '1e0/0/0',
    '01/0/0',
    '0x1/0/0',
    '6/99999/0',
    '6/4294967296/0',
    'NaN/0/0',
    '1/0/..%2f..%2fconfig',
    '1/0/%00',
    '1/0/0.pbf',
  ])('%s is none', async (address) => {
    expect((await get(`/api/map/tiles/${address}`)).statusCode).toBe(404)
  })

  test('is for members', async () => {
    expect((await world.app.inject('/api/map/tiles/0/0/0')).statusCode).toBe(401)
  })
})

test('with a key Google draws it, and pages may reach Google, but are not told on', async () => {
  const withGoogle = await openWorld({ people: true, googleMapsKey: 'a-key' })
  const member = await withGoogle.as('rook')
  expect((await member(map.provider)).body).toEqual({ provider: 'google', key: 'a-key' })

  const headersOf = async ({ app }: World) => (await app.inject('/api/health')).headers
  const [plain, google] = [await headersOf(world), await headersOf(withGoogle)]
  expect(plain['content-security-policy']).not.toContain('google')
  expect(google['content-security-policy']).toMatch(/script-src 'self' https:\/\/\*\.googleapis\.com [^;]*;/)
  expect(google['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/)
  // The key is bound to the site, never to a page of it.
  expect([plain['referrer-policy'], google['referrer-policy']]).toEqual(['no-referrer', 'strict-origin'])
  await withGoogle.close()
})
