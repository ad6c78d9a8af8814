// The names beside the markers: all where there is room, none over another or beyond the map.
import { expect, test } from 'vitest'
import { markersOf } from './markers.ts'
import type { Place } from './place.ts'
import { ringNames } from './ring-names.ts'

const place = (city: string, longitude: number, latitude: number): Place => ({
  key: city,
  city,
  country: '',
  longitude,
  latitude,
  memberCount: 2,
  members: [],
  travellers: [],
  gatherings: [],
})
const SIZE = { width: 310, height: 220 }
const VIEW = { zoom: 5, latitude: 60, longitude: 8 }
const OSLO = place('Oslo', 10.7, 59.9)
const named = (places: Place[]) => ringNames(markersOf(places, VIEW.zoom, true), VIEW, SIZE)

test('a marker has its name at its right, and at its left where the map ends or another stands', () => {
  expect(named([OSLO])).toMatchObject([{ name: 'Oslo', anchor: 'start' }])
  expect(named([OSLO, place('Karlstad', 12, 59.9)]).find(({ name }) => name === 'Oslo')).toMatchObject({
    anchor: 'end',
  })
  expect(named([place('Stockholm', 13.8, 59.3)])).toMatchObject([{ anchor: 'end' }])
})

test('a sum says how many more there are', () => {
  const [sum] = ringNames(markersOf([OSLO, place('Bergen', 5.3, 60.4)], 2, true), { ...VIEW, zoom: 2 }, SIZE)
  expect(sum?.name).toMatch(/^(Oslo|Bergen) \+1$/)
})

test('ten markers have no names', () => {
  expect(named(Array.from({ length: 10 }, (_, at) => place(`At ${at}`, at, 60)))).toEqual([])
})
