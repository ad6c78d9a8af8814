// Trips over HTTP: planning, changing, whose they are, and what others see of them.
import { memberChanges } from '@aerie/contract/member-changes'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { inDays, leapYearAhead } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('trips').execute())

const planned = { title: 'Northern lights', startDate: inDays(20), endDate: inDays(25) }
const plan = async (speaker: typeof rook, more: object = {}) => {
  const answer = await speaker(trips.create, { body: { ...planned, locations: ['Tromsø, Norway'], ...more } })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const change = (speaker: typeof rook, id: number, body: object) =>
  speaker(trips.update, { params: { tripId: String(id) }, body })
const setActive = async (who: CastKey, isActive: boolean) => {
  const params = { memberId: String(await world.idOf(who)) }
  const { status } = await (await world.as('conrad'))(memberChanges.update, { params, body: { isActive } })
  expect(status).toBe(200)
}

test('is answered with its cities, and who lives near them', async () => {
  const trip = await plan(rook, { locations: [' Tromsø ', 'the cabin', 'Oslo'] })
  expect(trip).toEqual({
    id: expect.any(Number),
    ...planned,
    locations: ['Tromsø', 'the cabin', 'Oslo'],
    stops: [
      expect.objectContaining({
        city: 'Tromsø',
        country: 'Norway',
        nearbyCount: 1,
        nearby: [
          {
            id: await world.idOf('oscar'),
            firstName: cast.oscar.familiar ?? cast.oscar.firstName,
            lastName: cast.oscar.lastName,
          },
        ],
      }),
      {
        location: 'the cabin',
        city: null,
        country: null,
        latitude: null,
        longitude: null,
        nearbyCount: 0,
        nearby: [],
      },
      expect.objectContaining({ city: 'Oslo', nearbyCount: 1 }),
    ],
    isShared: false,
    isActive: true,
    traveller: {
      id: await world.idOf('rook'),
      firstName: cast.rook.familiar ?? cast.rook.firstName,
      lastName: cast.rook.lastName,
      profileImageUrl: expect.stringMatching(/^\/uploads\//),
      profileImageHash: expect.any(String),
    },
  })
  expect((await rook(trips.list)).body).toEqual([trip])
})

test.each([
  [{ title: ' ' }, 'Trip title is required'],
  [{ locations: ['', ' '] }, 'At least one location is required'],
  [{ locations: Array.from({ length: 6 }, () => 'Oslo') }, 'At most 5 locations'],
  [{ startDate: '' }, 'Start date and end date are required'],
  [{ endDate: planned.startDate }, 'End date must be after start date'],
  [{ startDate: inDays(-3) }, 'This day has passed. Choose today or a later one.'],
  [{ startDate: '2027-02-29' }, 'Start date and end date are required'],
  [{ title: ' ', locations: [], startDate: '', endDate: '' }, 'Trip title is required'],
])('is refused with %j: %s', async (wrong, sentence) => {
  const { status, problem } = await rook(trips.create, { body: { ...planned, locations: ['Oslo'], ...wrong } })
  expect([status, problem.detail]).toEqual([400, sentence])
})

test('may begin on a day that has just passed here, and still is somewhere', async () => {
  // Half a day ago, but for a minute in which the test gets there.
  const startDate = new Date(Date.now() - 12 * 3_600_000 + 60_000).toISOString().slice(0, 10)
  expect((await plan(rook, { startDate })).startDate).toBe(startDate)
})

test('may lie over New Year and on the 29th of February', async () => {
  const year = leapYearAhead()
  const newYear = await plan(rook, { startDate: `${year - 1}-12-30`, endDate: `${year}-01-02` })
  const leap = await plan(rook, { startDate: `${year}-02-28`, endDate: `${year}-02-29` })
  expect((await rook(trips.list)).body.map(({ id }) => id)).toEqual([leap.id, newYear.id])
})

test('lists the latest to begin first', async () => {
  for (const days of [30, 10, 20])
    await plan(rook, { title: `In ${days}`, startDate: inDays(days), endDate: inDays(40) })
  expect((await rook(trips.list)).body.map(({ title }) => title)).toEqual(['In 30', 'In 20', 'In 10'])
})

test('is edited, also when it has begun, and keeps its days in order', async () => {
  const { id } = await plan(rook)
  const begun = await change(rook, id, {
    title: 'Cold',
    startDate: inDays(-9),
    endDate: inDays(3),
    locations: ['Alta'],
  })
  expect(begun.body).toMatchObject({ title: 'Cold', startDate: inDays(-9), locations: ['Alta'] })
  expect(begun.body.stops).toHaveLength(1)
  expect((await change(rook, id, { endDate: inDays(-9) })).problem.detail).toBe('End date must be after start date')
  expect((await change(rook, id, { startDate: '0000-01-01' })).status).toBe(400)
  expect((await change(rook, id, { isActive: false })).body).toMatchObject({ title: 'Cold', isActive: false })
})

test('is seen, changed and deleted by its traveller alone', async () => {
  const { id } = await plan(rook, { isShared: true })
  const marcus = await world.as('marcus')
  expect((await change(marcus, id, { title: 'Mine' })).status).toBe(404)
  expect((await marcus(trips.remove, { params: { tripId: String(id) } })).status).toBe(404)
  expect((await marcus(trips.list)).body).toEqual([])
  expect((await rook(trips.remove, { params: { tripId: String(id) } })).status).toBe(200)
  expect((await rook(trips.list)).body).toEqual([])
  expect((await change(rook, id, { title: 'Gone' })).status).toBe(404)
})

test.each(['own', 'shared'] as const)('the pages of scope %s are its whole list', async (scope) => {
  const planners = scope === 'own' ? [rook] : [await world.as('kenji'), await world.as('samir')]
  for (const planner of planners)
    for (let i = 0; i < 3; i++)
      await plan(planner, { title: `Trip ${i}`, isShared: true, startDate: inDays(5 + (i % 2)), endDate: inDays(9) })
  const whole = (await rook(trips.list, { query: { scope } })).body
  expect(whole.length).toBeGreaterThanOrEqual(3)
  const paged = []
  let cursor: string | undefined
  do {
    const { body, headers } = await rook(trips.list, { query: { scope, limit: '2', ...(cursor && { cursor }) } })
    paged.push(...body)
    cursor = new URLSearchParams(/\?([^>]+)>/.exec(String(headers.link))?.[1]).get('cursor') ?? undefined
  } while (cursor)
  expect(paged).toEqual(whole)
})

test('is shown to the others while it is shared, active and not over, soonest first', async () => {
  const mateo = await world.as('mateo')
  const titles = async (speaker = mateo) =>
    (await speaker(trips.list, { query: { scope: 'shared' } })).body.map(({ title }) => title)
  const later = await plan(rook, { title: 'Later', isShared: true, startDate: inDays(30), endDate: inDays(33) })
  await plan(rook, { title: 'Private' })
  await plan(await world.as('kenji'), { title: 'Sooner', isShared: true })
  const over = await plan(rook, { title: 'Over', isShared: true })
  await change(rook, over.id, { startDate: inDays(-9), endDate: inDays(-2) })
  expect(await titles()).toEqual(['Sooner', 'Later'])
  expect(await titles(rook)).toEqual(['Sooner'])
  await change(rook, later.id, { isActive: false })
  expect(await titles()).toEqual(['Sooner'])
  await setActive('kenji', false)
  expect(await titles()).toEqual([])
  await setActive('kenji', true)
})

test('leaves no word of a private trip in the audit log', async () => {
  const { id } = await plan(rook, { title: 'Zq secret', locations: ['Zq cabin'] })
  await change(rook, id, { title: 'Zq other' })
  const entries = await world.db.selectFrom('audit_entries').selectAll().where('object_type', '=', 'trip').execute()
  expect(entries.map(({ action }) => action)).toContain('trip.update')
  expect(JSON.stringify(entries)).not.toContain('Zq')
})
