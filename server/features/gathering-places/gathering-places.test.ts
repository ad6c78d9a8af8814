// Where gatherings are, for the map and for a place that is searched: only those that are to come, and to which one is asked.
import { gatheringPlaces } from '@aerie/contract/gathering-places'
import { gatherings } from '@aerie/contract/gatherings'
import { search } from '@aerie/contract/search'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

type Speaker = Awaited<ReturnType<World['as']>>

let world: World
let rook: Speaker
let kenji: Speaker
let marcus: Speaker
beforeAll(async () => {
  world = await openWorld()
  ;[rook, kenji, marcus] = [await world.as('rook'), await world.as('kenji'), await world.as('marcus')]
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('gatherings').execute())

const supper = { title: 'Fish and fado', location: 'Lisbon, Portugal', startDate: inDays(20), startTime: '19:00' }
const call = async (more: object = {}, by = rook) =>
  (await by(gatherings.create, { body: { ...supper, ...more } })).body.id
const params = (id: number) => ({ params: { gatheringId: String(id) } })
const onMap = async (by: Speaker) => (await by(gatheringPlaces.list)).body.map(({ title }) => title)
const nearLisbon = async (by: Speaker) => {
  const [group] = (await by(search.find, { query: { q: 'lisbon', kinds: 'place' } })).body.groups
  return group?.kind === 'place' ? group.hits[0]?.gathering : undefined
}

test('the map has those to come whose city is known, the soonest first', async () => {
  await call()
  await call({ title: 'Sooner', startDate: inDays(3), location: 'Kyoto, Japan' })
  await call({ title: 'Nowhere', location: 'the cabin' })
  const off = await call({ title: 'Called off' })
  await rook(gatherings.callOff, { ...params(off), body: {} })
  const past = await call({ title: 'Over' })
  await world.db
    .updateTable('gatherings')
    .set({ starts_at: new Date(inDays(-3)), over_at: new Date(inDays(-2)) })
    .where('id', '=', past)
    .execute()
  expect(await onMap(kenji)).toEqual(['Sooner', 'Fish and fado'])
  expect((await kenji(gatheringPlaces.list)).body[1]).toMatchObject({
    city: 'Lisbon',
    country: 'Portugal',
    startDate: supper.startDate,
    going: 1,
  })
})

test('who is not asked finds it neither on the map nor by words nor near a place', async () => {
  const few = { audience: 'named', asked: [await world.idOf('marcus')] }
  await call({ title: 'For few', startDate: inDays(2), ...few })
  expect(await onMap(kenji)).toEqual([])
  expect(await onMap(marcus)).toEqual(['For few'])
  expect(await nearLisbon(kenji)).toBeNull()
  await call()
  expect(await nearLisbon(kenji)).toMatchObject({ title: 'Fish and fado' })
  expect(await nearLisbon(rook)).toMatchObject({ title: 'For few' })
  const find = async (by: Speaker) => (await by(search.find, { query: { q: 'for few', kinds: 'gathering' } })).body
  expect((await find(kenji)).groups).toEqual([])
  expect((await find(rook)).groups).toMatchObject([{ kind: 'gathering', total: 1 }])
})

test('near is within 200 kilometres, in whatever city', async () => {
  await call({ title: 'Roots and rivers', location: 'Évora, Portugal', startDate: inDays(5) })
  await call({ title: 'Far away', location: 'Porto, Portugal', startDate: inDays(4) })
  expect(await nearLisbon(kenji)).toMatchObject({ title: 'Roots and rivers', location: 'Évora, Portugal' })
})

test('switched off there are none on the map and none to find', async () => {
  await call()
  await marcus(settings.change, { body: { gatherings: false } })
  expect((await kenji(gatheringPlaces.list)).status).toBe(404)
  expect(await nearLisbon(kenji)).toBeNull()
  expect((await kenji(search.find, { query: { q: 'fado', kinds: 'gathering' } })).body.groups).toEqual([])
  await marcus(settings.change, { body: { gatherings: true } })
})
