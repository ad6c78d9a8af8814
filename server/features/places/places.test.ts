// The search for cities over HTTP: for members, and patient with whatever is typed.
import { places } from '@aerie/contract/places'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let julian: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  julian = await world.as('julian')
})
afterAll(() => world.close())

const search = (q: string, limit?: string) =>
  julian(places.search, { query: limit === undefined ? { q } : { q, limit } })

test('a member finds cities, twenty unless he asks for another number', async () => {
  const { status, body } = await search('san')
  expect([status, body.length]).toEqual([200, 20])
  expect((await search('san', '3')).body).toEqual(body.slice(0, 3))
})

test('a visitor finds none', async () => {
  expect((await world.visitor(places.search, { query: { q: 'san' } })).status).toBe(401)
})

test.each([
  '',
  'a',
  ' ',
  '(?:',
  '.*',
  '🦅🦅',
  '\u202eelttaeS',
  "'; drop table members; --",
  'ﷺ'.repeat(200),
  'a '.repeat(100),
])('nothing is wrong with typing %j', async (q) => {
  const { status, body } = await search(q)
  expect(status).toBe(200)
  expect(body).toBeInstanceOf(Array)
})

test.each([
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a NUL byte', 'par\u0000is'],
])('%s are refused', async (_case, q) => {
  expect((await search(q)).status).toBe(400)
})

test('what a location means is one city, several, or none, with the country that was given apart', async () => {
  const meant = async (q: string, country?: string) => {
    const { body } = await julian(places.search, { query: { q, meant: 'true', ...(country && { country }) } })
    return body.map(({ fullName }) => fullName)
  }
  expect(await meant('Saint Louis')).toEqual(['St. Louis, Missouri, United States'])
  expect((await meant('Newcastle')).length).toBeGreaterThan(2)
  expect(await meant('Newcastle', 'Australia')).toEqual(['Newcastle, New South Wales, Australia'])
  expect(await meant('N/A')).toEqual([])
})
