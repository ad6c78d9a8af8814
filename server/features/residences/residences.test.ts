// The map's data over HTTP: brothers by place, without those who are inactive or keep their city to themselves.
import { memberChanges } from '@aerie/contract/member-changes'
import { people } from '@aerie/contract/people'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { residences } from '@aerie/contract/residences'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
})
afterAll(() => world.close())

const read = async () => (await rook(residences.map)).body
const inCity = async (name: string) =>
  (await read()).find(({ city }) => city === name)?.members.map(({ lastName }) => lastName) ?? []

test('names each place once, with all who live there, the biggest first', async () => {
  const places = await read()
  const { body: directory } = await rook(people.list)
  const there = directory.filter(({ isActive, location }) => isActive && location === 'Philadelphia, United States')
  const philadelphia = places.find(({ city }) => city === 'Philadelphia')
  expect(philadelphia).toMatchObject({ country: 'United States', memberCount: there.length })
  expect(philadelphia?.latitude).toBeCloseTo(39.95, 1)
  expect(philadelphia?.longitude).toBeCloseTo(-75.16, 1)
  const counts = places.map(({ memberCount }) => memberCount)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  for (const { memberCount, members } of places) expect(members).toHaveLength(memberCount)
  expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(places.length)
  const tromso = places.find(({ city }) => city === 'Tromsø')
  const { familiar, firstName, lastName } = cast.oscar
  expect(tromso?.members).toEqual([{ id: await world.idOf('oscar'), firstName: familiar ?? firstName, lastName }])
})

test('leaves out inactive brothers and those whose city not all may see', async () => {
  expect(await inCity('Adelaide')).toEqual([])
  expect(await inCity('Kyoto')).toEqual([cast.kenji.lastName])
  const kenji = await world.as('kenji')
  await kenji(memberChanges.save, { body: { privacy: { ...DEFAULT_PRIVACY, city: 'officers' } } })
  expect(await inCity('Kyoto')).toEqual([])
  expect((await (await world.as('marcus'))(residences.map)).text).not.toContain('Kyoto')
  await kenji(memberChanges.save, { body: { privacy: DEFAULT_PRIVACY } })
})

test('follows a brother who moves, and forgets one whose place means no city', async () => {
  const samir = await world.as('samir')
  await samir(memberChanges.save, { body: { location: 'Reykjavík, Iceland' } })
  expect(await inCity('Reykjavík')).toEqual([cast.samir.lastName])
  await samir(memberChanges.save, { body: { location: 'Between two ships' } })
  expect((await read()).flatMap(({ members }) => members.map(({ lastName }) => lastName))).not.toContain(
    cast.samir.lastName,
  )
})

test('is not sent again to a browser that has it', async () => {
  const { headers } = await rook(residences.map)
  const etag = String(headers.etag)
  expect((await rook(residences.map, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const packed = await rook(residences.map, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  await (await world.as('teddy'))(memberChanges.save, { body: { location: 'Oslo, Norway' } })
  expect((await rook(residences.map, { headers: { 'if-none-match': etag } })).status).toBe(200)
})
