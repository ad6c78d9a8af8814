// Memory and database agree on who is near a place, wherever on earth it lies.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distanceKm, type Point } from '#features/places/service.ts'
import { openResidences } from '#features/residences/service.ts'
import { openWorld, type World } from '../../../test/world.ts'

let world: World
const residences: (Point & { id: number })[] = []
beforeAll(async () => {
  world = await openWorld()
  const members = await world.db.selectFrom('members').select('id').where('inactive_since', 'is', null).execute()
  const spots = fc.sample(point, { numRuns: members.length, seed: 4 })
  for (const [index, { id }] of members.entries())
    residences.push({ id, ...(spots[index] ?? { latitude: 0, longitude: 0 }) })
  await sql`update members set latitude = residence.latitude, longitude = residence.longitude
    from jsonb_to_recordset(${JSON.stringify(residences)}::jsonb) as residence (id int, latitude float8, longitude float8)
    where members.id = residence.id`.execute(world.db)
  await world.db.updateTable('members').set({ privacy: '{}' }).execute()
})
afterAll(() => world.close())

/** As exact as the coordinates of cities are. */
const within = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((tenThousandths) => tenThousandths / 1e4)
/** Most of them where maps end: at the poles and on both sides of the 180th meridian. */
const point = fc.record({
  latitude: fc.oneof(within(-90, 90), within(77, 90), within(-90, -77), within(-20, -12)),
  longitude: fc.oneof(within(-180, 180), within(176, 180), within(-180, -170), fc.constantFrom(-180, 180)),
})
const radius = fc.oneof(fc.constant(100), within(1, 400), within(400, 20_015))

test('for any place and any distance', async () => {
  const now = await openResidences(world.ctx)
  await fc.assert(
    fc.asyncProperty(point, radius, async (place, km) => {
      const expected = residences.filter((residence) => distanceKm(place, residence) <= km)
      const asked = { km, except: 0, most: residences.length }
      const near = now.near(place, asked)
      expect(near.members.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
      expect(near.count).toBe(expected.length)
      const { rows } = await sql<{ id: number }>`
        select members.id from boxes_around(${place.latitude}::float8, ${place.longitude}::float8, ${km}::float8) box
        join members on latitude between south and north and longitude between west and east
        where inactive_since is null and distance_km(${place.latitude}::float8, ${place.longitude}::float8,
          latitude, longitude) <= ${km}::float8`.execute(world.db)
      expect(rows.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Lisbon to Oslo', { latitude: 38.7223, longitude: -9.1393 }, { latitude: 59.9139, longitude: 10.7522 }, 2740],
  ['Suva to Apia', { latitude: -18.1416, longitude: 178.4415 }, { latitude: -13.8333, longitude: -171.7667 }, 1150],
  ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, Math.PI * 6371],
  ['around a pole', { latitude: 89, longitude: 0 }, { latitude: 89, longitude: 180 }, 222.4],
])('%s', (_where, one, other, km) => {
  expect(Math.abs(distanceKm(one, other) - km)).toBeLessThan(km / 200)
})
