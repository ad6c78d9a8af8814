// Whatever residences and trips there are, what is said of cities and days holds man by man, and nothing better is left out.
import { FEWEST_TOGETHER } from '@aerie/contract/meeting-places'
import { daysAfter } from '@aerie/text/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type Point } from '#features/places/service.ts'
import { findMeetingPlaces, type HomeCity, type SharedStop } from './find-meeting-places.ts'

const FROM = '2027-01-01'
const DAYS = 40
const reach = { km: 100, from: FROM, days: DAYS, most: 6 }

/** A few cities around each other, over the 180th meridian and at a pole. */
const city = fc
  .constantFrom(
    [38.7, -9.1],
    [38.6, -9.1],
    [39.5, -9.0],
    [38.7, -8.1],
    [-16, 179.9],
    [-16, -179.8],
    [89.9, 0],
    [89.9, 180],
  )
  .map(([latitude = 0, longitude = 0]) => ({
    city: `${latitude} ${longitude}`,
    country: 'Somewhere',
    latitude,
    longitude,
  }))
const member = fc.integer({ min: 1, max: 12 })
const homesOf = fc
  .uniqueArray(fc.record({ id: member, at: city }), { selector: ({ id }) => id, maxLength: 12 })
  .map((living): HomeCity[] => {
    const cities = Map.groupBy(living, ({ at }) => at.city)
    return [...cities.values()].flatMap((there) =>
      there[0] ? [{ ...there[0].at, memberIds: there.map(({ id }) => id) }] : [],
    )
  })
const trip = fc.record({
  memberId: member,
  first: fc.integer({ min: -5, max: DAYS + 5 }),
  length: fc.integer({ min: 1, max: 12 }),
  going: fc.uniqueArray(city, { selector: (one) => one.city, minLength: 1, maxLength: 3 }),
})
const stopsOf = fc.array(trip, { maxLength: 15 }).map((trips) =>
  trips.flatMap(({ memberId, first, length, going }, tripId) => {
    const days = { startDate: daysAfter(FROM, first), endDate: daysAfter(FROM, first + length) }
    return going.map((at): SharedStop => ({ ...at, ...days, memberId, tripId }))
  }),
)

/** Man by man and day by day, as slowly as one likes. */
function countOn(residences: HomeCity[], stops: SharedStop[], at: Point, day: string) {
  const isThere = (id: number) => {
    const today = stops.filter((stop) => stop.memberId === id && stop.startDate <= day && day <= stop.endDate)
    if (today.length > 0) return today.some((stop) => distanceKm(stop, at) <= reach.km)
    return residences.some((home) => home.memberIds.includes(id) && distanceKm(home, at) <= reach.km)
  }
  return Array.from({ length: 12 }, (_, index) => index + 1).filter(isThere).length
}

const someDays = Array.from({ length: DAYS }, (_, day) => daysAfter(FROM, day))

test('each count is that of every one of its days, of at least three, and no city has a better day', () => {
  fc.assert(
    fc.property(homesOf, stopsOf, (residences, stops) => {
      const found = findMeetingPlaces(residences, stops, reach)
      for (const { days, count, ...at } of found) {
        expect(count).toBeGreaterThanOrEqual(FEWEST_TOGETHER)
        if (days) {
          expect(days.first >= FROM && days.last <= daysAfter(FROM, DAYS - 1)).toBe(true)
          for (const day of someDays.filter((one) => one >= days.first && one <= days.last))
            expect(countOn(residences, stops, at, day)).toBe(count)
        }
        expect(Math.max(...someDays.map((day) => countOn(residences, stops, at, day)))).toBe(count)
      }
      const best = Math.max(
        0,
        ...[...residences, ...stops].flatMap((at) => someDays.map((day) => countOn(residences, stops, at, day))),
      )
      expect(found[0]?.count ?? 0).toBe(best < FEWEST_TOGETHER ? 0 : best)
    }),
    { numRuns: 200 },
  )
})

test('the answer does not hang on the order of residences and trips, and cities near each other are not told twice', () => {
  fc.assert(
    fc.property(homesOf, stopsOf, fc.infiniteStream(fc.nat()), (residences, stops, lots) => {
      const found = findMeetingPlaces(residences, stops, reach)
      const shuffled = <T>(list: T[]) =>
        list
          .map((one) => ({ one, lot: lots.next().value ?? 0 }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ one }) => one)
      expect(findMeetingPlaces(shuffled(residences), shuffled(stops), reach)).toEqual(found)
      expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a))
      for (const one of found)
        for (const other of found) expect(one === other || distanceKm(one, other) > reach.km).toBe(true)
    }),
    { numRuns: 200 },
  )
})

const lisbon = { city: 'Lisbon', country: 'Portugal', latitude: 38.7, longitude: -9.1 }
const oslo = { city: 'Oslo', country: 'Norway', latitude: 59.9, longitude: 10.8 }
const days = (startDate: string, endDate: string) => ({ startDate, endDate })

test('where they live any day is as good as another; a visit makes it these days', () => {
  const residences = [{ ...lisbon, memberIds: [1, 2, 3] }]
  expect(findMeetingPlaces(residences, [], reach)).toEqual([{ ...lisbon, count: 3, days: null }])
  const visit = { ...lisbon, tripId: 1, memberId: 4, ...days('2027-01-10', '2027-01-16') }
  expect(findMeetingPlaces(residences, [visit], reach)).toEqual([
    { ...lisbon, count: 4, days: { first: '2027-01-10', last: '2027-01-16' } },
  ])
})

test('who is away by a shared trip is not counted at home, and who comes home by one is', () => {
  const residences = [{ ...lisbon, memberIds: [1, 2, 3] }]
  const away = { ...oslo, tripId: 1, memberId: 1, ...days('2026-12-01', '2027-03-01') }
  expect(findMeetingPlaces(residences, [away], reach)).toEqual([])
  const home = { ...lisbon, tripId: 2, memberId: 1, ...days('2027-01-10', '2027-01-12') }
  expect(findMeetingPlaces(residences, [away, home], reach)).toEqual([
    { ...lisbon, count: 3, days: { first: '2027-01-10', last: '2027-01-12' } },
  ])
})
