// Shared trips become the map's second layer.
import { expect, test } from 'vitest'
import { mapStopsOf } from './map-stops.ts'
import { stopIn, tripOf } from './trip.fixture.ts'

const TODAY = '2026-11-20'
const [lisbon, suva, avalon] = [
  stopIn('Lisbon', 38.72, -9.13),
  stopIn('Suva', -18.14, 178.44),
  stopIn('Avalon', null, null),
]

test('a city has all who travel there, the soonest first; what is on no map is left out', () => {
  const later = tripOf({ id: 1, startDate: '2027-03-14', endDate: '2027-03-22', stops: [suva, avalon] })
  const sooner = tripOf({
    id: 2,
    title: 'Winter',
    startDate: '2026-12-28',
    endDate: '2027-01-03',
    stops: [lisbon, suva],
  })
  const stops = mapStopsOf([later, sooner], TODAY)
  expect(stops.map(({ city, travellers }) => [city, travellers.map(({ from }) => from)])).toEqual([
    ['Lisbon', ['2026-12-28']],
    ['Suva', ['2026-12-28', '2027-03-14']],
  ])
  expect(stops[0]).toMatchObject({
    latitude: 38.72,
    longitude: -9.13,
    country: 'Somewhere',
    travellers: [{ memberId: 7, name: 'Aurelius Whitlock', title: 'Winter', to: '2027-01-03' }],
  })
})

test('a trip that comes to a city twice counts once', () => {
  const [stop] = mapStopsOf([tripOf({ stops: [lisbon, suva, lisbon] })], TODAY)
  expect(stop?.travellers).toHaveLength(1)
})

test('trips that are private, called off or over are not on the map', () => {
  const hidden = [
    tripOf({ isShared: false }),
    tripOf({ isActive: false }),
    tripOf({ startDate: '2026-11-10', endDate: '2026-11-19' }),
  ]
  expect(mapStopsOf(hidden, TODAY)).toEqual([])
  expect(mapStopsOf([tripOf({ startDate: '2026-11-10', endDate: TODAY })], TODAY)).toHaveLength(1)
})
