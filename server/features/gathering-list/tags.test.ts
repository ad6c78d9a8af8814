// A list of gatherings is sent once: who has it as it is now is told so, and everybody’s is his own.
import { gatherings } from '@aerie/contract/gatherings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const supper = { title: 'Supper', location: 'Galway, Ireland', startDate: inDays(20), startTime: '19:00' }
const call = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
const ask = async (key: CastKey, known?: string, url = '/api/gatherings') =>
  world.app.inject({
    url,
    headers: { cookie: await world.cookieOf(key), ...(known !== undefined && { 'if-none-match': known }) },
  })

test('it is sent again once it says anything else to him, and not before', async () => {
  const params = { gatheringId: String((await call()).id) }
  const first = await ask('kenji')
  const tag = String(first.headers.etag)
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  const again = await ask('kenji', tag)
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  expect(again.headers['cache-control']).toBe('private, no-cache')

  expect((await (await world.as('oscar'))(gatherings.answer, { params, body: { reply: 'going' } })).status).toBe(200)

  const changed = await ask('kenji', tag)
  expect([changed.statusCode, changed.json()[0].going]).toEqual([200, 2])
})

test('the tag of one brother is no word about the list of another, nor that of one page about the next', async () => {
  for (let n = 0; n < 3; n++) await call({ title: `Supper ${n}` })
  const [kenji, oscar] = [await ask('kenji'), await ask('oscar')]
  expect((await ask('oscar', kenji.headers.etag)).statusCode).toBe(200)
  expect((await ask('oscar', oscar.headers.etag)).statusCode).toBe(304)

  const page = await ask('kenji', undefined, '/api/gatherings?limit=2')
  const next = String(/<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1])
  expect((await ask('kenji', page.headers.etag, next)).statusCode).toBe(200)
  const second = await ask('kenji', undefined, next)
  expect(second.json()).toHaveLength(2)
  expect((await ask('kenji', second.headers.etag, next)).statusCode).toBe(304)
  expect((await ask('kenji', page.headers.etag, '/api/gatherings?limit=2&scope=mine')).statusCode).toBe(200)
})

test('a list without a caller, or with a query that is none, is refused as ever', async () => {
  const { headers } = await ask('kenji')
  const known = { 'if-none-match': String(headers.etag) }
  expect((await world.app.inject({ url: '/api/gatherings', headers: known })).statusCode).toBe(401)
  expect((await ask('kenji', headers.etag, '/api/gatherings?limit=0')).statusCode).toBe(400)
  expect((await ask('kenji', headers.etag, '/api/gatherings?cursor=here')).statusCode).toBe(400)
})
