// Over HTTP: what a traveller passes, who passes by for its host, and that each is asked along once.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { gatherings } from '@aerie/contract/gatherings'
import { memberChanges } from '@aerie/contract/member-changes'
import { notifications } from '@aerie/contract/notifications'
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
  await world.db.deleteFrom('gatherings').execute()
  await world.db.deleteFrom('trips').execute()
  await world.db.deleteFrom('notifications').execute()
})

/** Nobody lives near. */
const supper = {
  title: 'Supper on the island',
  location: 'Longyearbyen, Svalbard and Jan Mayen',
  startDate: inDays(20),
  startTime: '19:00',
  tellsNear: false,
}
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const call = async (more: object = {}) =>
  (await (await world.as('rook'))(gatherings.create, { body: { ...supper, ...more } })).body
const travel = async (who: CastKey, more: object = {}) => {
  const trip = {
    title: 'North',
    locations: [supper.location],
    startDate: inDays(18),
    endDate: inDays(22),
    isShared: true,
  }
  return (await (await world.as(who))(trips.create, { body: { ...trip, ...more } })).body
}
const shownTo = async (who: CastKey, one: { id: number }) =>
  (await (await world.as(who))(gatheringTrips.show, of(one))).body
const passing = async (one: { id: number }) => (await shownTo('rook', one)).passing.map(({ member }) => member.lastName)
const ask = async (one: { id: number }, ...whom: CastKey[]) =>
  (await world.as('rook'))(
    gatheringTrips.askAlong,
    of(one, { body: { memberIds: await Promise.all(whom.map((who) => world.idOf(who))) } }),
  )
const lastName = async (who: CastKey) => {
  const row = world.db
    .selectFrom('members')
    .select('last_name')
    .where('id', '=', await world.idOf(who))
  return (await row.executeTakeFirstOrThrow()).last_name
}
const told = async (who: CastKey) => (await (await world.as(who))(notifications.list)).body.map(({ kind }) => kind)

test('its host sees who passes by on its days by a shared trip, and nobody else does', async () => {
  const one = await call()
  await travel('oscar')
  await travel('kenji', { isShared: false })
  await travel('julian', { startDate: inDays(21), endDate: inDays(23) })
  await travel('samir', { locations: ['Lisbon, Portugal'] })
  const aside = await travel('teddy')
  await (await world.as('teddy'))(trips.update, { params: { tripId: String(aside.id) }, body: { isActive: false } })
  expect((await shownTo('rook', one)).passing).toEqual([
    {
      member: expect.objectContaining({ id: await world.idOf('oscar') }),
      pledgeClass: expect.any(Number),
      city: 'Longyearbyen',
      startDate: inDays(18),
      endDate: inDays(22),
      isAskedAlong: false,
      isInvited: true,
    },
  ])
  expect((await shownTo('oscar', one)).passing).toEqual([])
  expect((await shownTo('marcus', one)).passing).toEqual([])
})

test('who has answered, whatever, or is inactive, does not pass by', async () => {
  const one = await call()
  await travel('oscar')
  await travel('kenji')
  await (await world.as('oscar'))(gatherings.answer, of(one, { body: { reply: 'cannot' } }))
  expect(await passing(one)).toEqual([await lastName('kenji')])
  const params = { memberId: String(await world.idOf('kenji')) }
  await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: false } })
  expect(await passing(one)).toEqual([])
  expect((await ask(one, 'kenji')).status).toBe(409)
  await (await world.as('marcus'))(memberChanges.update, { params, body: { isActive: true } })
})

test('who is asked along is told once, in the name of the host; twice is refused', async () => {
  const one = await call()
  await travel('oscar')
  await travel('kenji')
  const { status, body } = await ask(one, 'oscar')
  expect([status, body.passing.map(({ isAskedAlong }) => isAskedAlong).sort()]).toEqual([200, [false, true]])
  const [first] = (await (await world.as('oscar'))(notifications.list)).body
  expect(first).toMatchObject({ kind: 'gathering_asked_along', gatheringId: one.id, title: 'Supper on the island' })
  expect(first).toMatchObject({ host: { id: await world.idOf('rook') } })
  expect(await told('kenji')).not.toContain('gathering_asked_along')
  expect((await ask(one, 'oscar')).status).toBe(409)
  expect((await ask(one, 'oscar', 'kenji')).status).toBe(200)
  expect((await told('oscar')).filter((kind) => kind === 'gathering_asked_along')).toHaveLength(1)
  expect(await told('kenji')).toContain('gathering_asked_along')
})

test('only its hosts ask, only those who pass by, and only while it stands', async () => {
  const one = await call()
  await travel('oscar')
  const body = { memberIds: [await world.idOf('oscar')] }
  expect((await (await world.as('kenji'))(gatheringTrips.askAlong, of(one, { body }))).status).toBe(403)
  expect((await ask(one, 'julian')).status).toBe(409)
  await (await world.as('rook'))(gatherings.callOff, of(one, { body: {} }))
  expect(await passing(one)).toEqual([])
  expect((await ask(one, 'oscar')).status).toBe(409)
  expect(await told('oscar')).not.toContain('gathering_asked_along')
})

test('where brothers are asked by name, asking one along asks him by name, and he sees it then', async () => {
  const one = await call({ audience: 'named', asked: [await world.idOf('kenji')] })
  await travel('oscar')
  expect((await shownTo('rook', one)).passing).toMatchObject([{ isInvited: false, isAskedAlong: false }])
  expect((await (await world.as('oscar'))(gatherings.show, of(one))).status).toBe(404)
  await ask(one, 'oscar')
  const { status } = await (await world.as('oscar'))(gatherings.show, of(one))
  expect([status, await told('oscar')]).toEqual([200, ['gathering_called']])
  expect((await (await world.as('rook'))(gatherings.show, of(one))).body.asked).toHaveLength(2)
})

test('where classes are asked, nobody else is suggested', async () => {
  await travel('oscar')
  const oscar = await world.db
    .selectFrom('members')
    .select('pledge_class')
    .where('id', '=', await world.idOf('oscar'))
    .executeTakeFirstOrThrow()
  const own = oscar.pledge_class ?? 0
  expect(await passing(await call({ audience: 'classes', classes: [own] }))).toEqual([await lastName('oscar')])
  expect(await passing(await call({ audience: 'classes', classes: [own + 1] }))).toEqual([])
})

test('beside a trip that is planned stand the gatherings near its days that one is asked to, officer or not', async () => {
  const near = async (who: CastKey, days: object = {}) => {
    const query = { location: 'Longyearbyen', startDate: inDays(18), endDate: inDays(22), ...days }
    return (await (await world.as(who))(gatheringTrips.near, { query })).body.map(({ title }) => title)
  }
  await call()
  await call({ title: 'Among few', audience: 'named', asked: [await world.idOf('kenji')] })
  const off = await call({ title: 'Called off' })
  await (await world.as('rook'))(gatherings.callOff, of(off, { body: {} }))
  expect(await near('kenji')).toEqual(['Supper on the island', 'Among few'])
  expect(await near('marcus')).toEqual(['Supper on the island'])
  expect(await near('kenji', { startDate: inDays(21), endDate: inDays(25) })).toHaveLength(2)
  expect(await near('kenji', { startDate: inDays(24), endDate: inDays(25) })).toEqual([])
  expect(await near('kenji', { location: 'Lisbon, Portugal' })).toEqual([])
  expect(await near('kenji', { location: 'nowhere that is known' })).toEqual([])
})

test('who comes from elsewhere may plan a trip there; who has one, even a private one, or lives there, is asked nothing', async () => {
  const one = await call()
  const oscar = await world.as('oscar')
  expect((await shownTo('oscar', one)).plan).toBeNull()
  await oscar(gatherings.answer, of(one, { body: { reply: 'going' } }))
  expect((await shownTo('oscar', one)).plan).toEqual({
    location: supper.location,
    startDate: inDays(20),
    endDate: inDays(21),
  })
  await travel('oscar', { isShared: false })
  expect((await shownTo('oscar', one)).plan).toBeNull()
  const home = await call({ location: 'Tromsø, Norway' })
  await oscar(gatherings.answer, of(home, { body: { reply: 'going' } }))
  expect((await shownTo('oscar', home)).plan).toBeNull()
})
