// The markers on the map: how large and how strong each is, and that none touches another where they are gathered.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALONE_FROM, isSum, type Marker, markersOf, radiusOf, strengthAmong } from './markers.ts'
import { wayTo, worldSize, xOf, yOf } from './mercator.ts'
import type { Place } from './place.ts'

const place = (city: string, longitude: number, latitude: number, memberCount: number): Place => ({
  key: city,
  city,
  country: '',
  longitude,
  latitude,
  memberCount,
  members: [],
  travellers: [],
  gatherings: [],
})

test('a place’s marker is twice as many pixels as brothers in radius, from 8 to 25', () => {
  expect([1, 4, 5, 12, 13, 1500].map(radiusOf)).toEqual([8, 8, 10, 24, 25, 25])
})

test('markers lose strength only when there are many, and ever less', () => {
  const strengths = [1, 60, 61, 500, 2000, 10_000].map(strengthAmong)
  expect(strengths.slice(0, 2)).toEqual([1, 1])
  for (const [at, strength] of strengths.slice(2).entries()) {
    expect(strength).toBeLessThan(strengths[at + 1] ?? 0)
    expect(strength).toBeGreaterThan(0.03)
  }
})

/** In pixels, between the middles of two markers. */
function apart(one: Marker, other: Marker, zoom: number) {
  const across = wayTo(xOf(one.longitude), xOf(other.longitude))
  return Math.hypot(across, yOf(one.latitude) - yOf(other.latitude)) * worldSize(zoom)
}

const somewhere = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  latitude: fc.double({ min: -60, max: 70, noNaN: true }),
  count: fc.integer({ min: 0, max: 60 }),
})

test('below the zoom from which each stands alone no marker touches another, and nobody is lost or counted twice', () => {
  const many = fc.array(somewhere, { maxLength: 120 })
  const zooms = fc.double({ min: 0, max: ALONE_FROM, maxExcluded: true, noNaN: true })
  void fc.assert(
    fc.property(many, zooms, fc.boolean(), (spots, zoom, isSmall) => {
      const places = spots.map(({ longitude, latitude, count }, at) => place(`${at}`, longitude, latitude, count))
      const markers = markersOf(places, zoom, isSmall)
      for (const [at, one] of markers.entries())
        for (const other of markers.slice(at + 1))
          expect(apart(one, other, zoom)).toBeGreaterThan(one.radius + other.radius)
      const shown = markers.flatMap((marker) => marker.places.map(({ key }) => key))
      expect(shown.sort()).toEqual(places.map(({ key }) => key).sort())
      for (const marker of markers)
        expect(marker.count).toBe(marker.places.reduce((sum, { memberCount }) => sum + memberCount, 0))
    }),
  )
})

const NEIGHBOURS = [
  place('Philadelphia', -75.2, 40, 30),
  place('Camden', -75.1, 39.9, 4),
  place('Perth', 115.9, -32, 2),
]

test('neighbours are one from afar and each by itself from near', () => {
  const far = markersOf(NEIGHBOURS, 2, false)
  expect(far.map(({ count }) => count)).toEqual([2, 34])
  expect(far.filter(isSum).map(({ places }) => places.map(({ city }) => city))).toEqual([['Philadelphia', 'Camden']])
  expect(markersOf(NEIGHBOURS, ALONE_FROM, false).map(({ count }) => count)).toEqual([30, 4, 2])
})

test('neighbours across the date line are neighbours', () => {
  const places = [place('West', 179.9, -17, 3), place('East', -179.9, -17, 3)]
  const [sum, ...others] = markersOf(places, 3, false)
  expect(others).toEqual([])
  expect(Math.abs(sum?.longitude ?? 0)).toBeCloseTo(180)
})

test('sums are drawn with the largest last', () => {
  const around = (longitude: number, count: number) =>
    [0, 0.1].map((more) => place(`${longitude + more}`, longitude + more, 10, count))
  const markers = markersOf([...around(-60, 40), ...around(0, 3), ...around(60, 15)], 1.5, false)
  expect(markers.map(({ count }) => count)).toEqual([6, 30, 80])
})

test('where brothers meet and nobody lives there is a marker, and in a sum it says so', () => {
  const gathering = { id: 1, title: 'Supper', startDate: '2027-03-14', endDate: '2027-03-14', going: 9 }
  const meeting = { ...place('Sintra', -9.39, 38.8, 0) }
  meeting.gatherings = [{ ...gathering, ...meeting }]
  const [alone] = markersOf([meeting], ALONE_FROM, false)
  expect(alone).toMatchObject({ count: 0, isVisited: false, hasGathering: true })
  const [sum] = markersOf([place('Lisbon', -9.13, 38.72, 4), meeting], 1, false)
  expect(sum).toMatchObject({ count: 4, hasGathering: true })
})
