// What the map markers, and what part of the world that is.
import { expect, test } from 'vitest'
import { boxAround, placesOf } from './place.ts'

const LISBON = { city: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.13 }
const SUVA = { city: 'Suva', country: 'Fiji', latitude: -18.14, longitude: 178.44 }
const APIA = { city: 'Apia', country: 'Samoa', latitude: -13.83, longitude: -171.77 }
const NAIROBI = { city: 'Nairobi', country: 'Kenya', latitude: -1.28, longitude: 36.82 }
const ROOK = { id: 3, firstName: 'Rook', lastName: 'Fairweather' }
const TRIP = { memberId: 4, name: 'Julian Ashworth', title: 'Sailing', from: '2027-03-12', to: '2027-03-15' }

test('a place nobody knew is not marked', () => {
  const nowhere = [
    { ...LISBON, latitude: 0, longitude: 0 },
    { ...LISBON, latitude: Number.NaN },
  ]
  const equator = { ...LISBON, city: 'Pontianak', latitude: 0, longitude: 109.3 }
  const locations = [...nowhere, equator].map((spot) => ({ ...spot, memberCount: 1, members: [ROOK] }))
  expect(placesOf(locations, [{ ...SUVA, latitude: 0, longitude: 0, travellers: [TRIP] }])).toMatchObject([
    { city: 'Pontianak' },
  ])
})

test('who lives in a city and who travels there meet in one place', () => {
  const lisbon = { ...LISBON, memberCount: 1, members: [ROOK] }
  const stops = [LISBON, APIA].map((spot) => ({ ...spot, travellers: [TRIP] }))
  expect(placesOf([lisbon], stops)).toMatchObject([
    { city: 'Lisbon', memberCount: 1, members: [ROOK], travellers: [TRIP] },
    { city: 'Apia', memberCount: 0, members: [], travellers: [TRIP] },
  ])
})

const SUPPER = { id: 2, title: 'Supper', startDate: '2027-03-14', endDate: '2027-03-14', going: 9 }

test('where brothers meet is marked, beside who lives there, and where nobody does', () => {
  const lisbon = { ...LISBON, memberCount: 1, members: [ROOK] }
  const gatherings = [LISBON, NAIROBI].map((spot) => ({ ...SUPPER, ...spot }))
  expect(placesOf([lisbon], [], gatherings)).toMatchObject([
    { city: 'Lisbon', memberCount: 1, gatherings: [{ id: 2 }] },
    { city: 'Nairobi', memberCount: 0, members: [], gatherings: [{ id: 2 }] },
  ])
})

test('the largest come first', () => {
  const locations = [LISBON, SUVA, APIA].map((spot, at) => ({ ...spot, memberCount: at + 1, members: [] }))
  expect(placesOf(locations).map(({ city }) => city)).toEqual(['Apia', 'Suva', 'Lisbon'])
})

test('the box around neighbours crosses the date line, one around the world does not', () => {
  expect(boxAround([SUVA, APIA])).toMatchObject({ west: 178.44, east: 360 - 171.77, south: -18.14, north: -13.83 })
  expect(boxAround([SUVA, APIA, NAIROBI, LISBON])).toMatchObject({ west: -9.13, east: 360 - 171.77 })
  expect(boxAround([LISBON])).toEqual({ west: -9.13, east: -9.13, south: 38.72, north: 38.72 })
  expect(boxAround([])).toBeNull()
})
