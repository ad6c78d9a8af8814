// Where most would be together, over HTTP: what counts, what never does, and that it follows what is shared.
import { gatherings } from '@aerie/contract/gatherings'
import { meetingPlaces } from '@aerie/contract/meeting-places'
import { memberChanges } from '@aerie/contract/member-changes'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('trips').execute()
  // What is kept in memory hears of it by a trip that comes and goes.
  const rook = await world.as('rook')
  const { id } = (await rook(trips.create, { body: { ...trip, isShared: true } })).body
  await rook(trips.remove, { params: { tripId: String(id) } })
})

const trip = {
  title: 'North',
  locations: ['Longyearbyen, Svalbard and Jan Mayen'],
  startDate: inDays(30),
  endDate: inDays(36),
}
const read = async (who: CastKey = 'rook') => (await (await world.as(who))(meetingPlaces.list)).body
const there = async () => (await read()).find(({ city }) => city === 'Longyearbyen')
const go = async (who: CastKey, more: object = {}) =>
  (await (await world.as(who))(trips.create, { body: { ...trip, isShared: true, ...more } })).body
const three = async () => [await go('rook'), await go('oscar'), await go('kenji')]

test('three whose shared trips meet are told as a number, with the days on which all are there, the same to everybody', async () => {
  await three()
  expect(await there()).toEqual({
    location: expect.stringContaining('Longyearbyen'),
    city: 'Longyearbyen',
    count: 3,
    days: { first: trip.startDate, last: trip.endDate },
  })
  expect(await read('marcus')).toEqual(await read('rook'))
  const { text } = await (await world.as('mateo'))(meetingPlaces.list)
  expect(text).not.toMatch(/firstName|memberId/)
})

test('two are nobody’s business', async () => {
  await go('rook')
  await go('oscar')
  expect(await there()).toBeUndefined()
})

test('private trips and trips set aside change nothing, however many', async () => {
  await go('rook')
  await go('oscar')
  const before = await read()
  for (const who of ['kenji', 'julian', 'mateo', 'soren'] as const) await go(who, { isShared: false })
  const aside = await go('samir')
  await (await world.as('samir'))(trips.update, { params: { tripId: String(aside.id) }, body: { isActive: false } })
  expect(await read()).toEqual(before)
})

test('who takes his trip back, or is inactive, is counted no more', async () => {
  const [, , last] = await three()
  await (await world.as('kenji'))(trips.update, { params: { tripId: String(last?.id) }, body: { isShared: false } })
  expect(await there()).toBeUndefined()
  await (await world.as('kenji'))(trips.update, { params: { tripId: String(last?.id) }, body: { isShared: true } })
  expect(await there()).toMatchObject({ count: 3 })
  const params = { memberId: String(await world.idOf('kenji')) }
  await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: false } })
  expect(await there()).toBeUndefined()
  await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: true } })
})

test('who keeps his city to himself is not counted where he lives', async () => {
  const oscar = await world.as('oscar')
  const inTromso = { locations: ['Tromsø, Norway'] }
  const tromso = async () => (await read()).find(({ city }) => city === 'Tromsø')
  await go('rook', inTromso)
  await go('kenji', inTromso)
  expect(await tromso()).toMatchObject({ count: 3 })
  await oscar(memberChanges.save, { body: { privacy: { ...DEFAULT_PRIVACY, city: 'officers' } } })
  expect(await tromso()).toBeUndefined()
  await oscar(memberChanges.save, { body: { privacy: DEFAULT_PRIVACY } })
})

test('its location means the same city to the form of a gathering', async () => {
  await three()
  const { location = '' } = (await there()) ?? {}
  const rook = await world.as('rook')
  const { body } = await rook(gatherings.clock, { query: { location, date: inDays(31), time: '19:00' } })
  expect(body).toMatchObject({ city: 'Longyearbyen', isKnown: true })
})
