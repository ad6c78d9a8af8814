// What the map looks at: everybody, in whatever shape it has; of those who were found their residences, and a coast beside them.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { showsCoast } from './coasts.ts'
import { reachOf, viewOfAll } from './fit.ts'
import { markersOf } from './markers.ts'
import type { Place } from './place.ts'
import { beyondWorld, isSmall, pixelOf, type Size } from './view.ts'

/** The directory's map from a desk to a phone, the dashboard's, and such as fill a screen. */
const SIZES: Size[] = [
  ...[1132, 1058, 972, 716, 656].map((width) => ({ width, height: 400 })),
  ...[262, 218].map((height) => ({ width: 467, height })),
  ...[220, 218].map((height) => ({ width: 310, height })),
  { width: 1440, height: 900 },
  { width: 390, height: 800 },
  { width: 3440, height: 1300 },
]

const traveller = { memberId: 4, name: 'Julian Ashworth', title: 'Sailing', from: '2027-03-12', to: '2027-03-15' }

const place = (longitude: number, latitude: number, memberCount: number, isVisited = false): Place => ({
  key: `${longitude} ${latitude} ${memberCount}`,
  city: 'Somewhere',
  country: '',
  longitude,
  latitude,
  memberCount,
  members: [],
  travellers: isVisited || memberCount === 0 ? [traveller] : [],
  gatherings: [],
})

/** From Ushuaia to Svalbard. */
const anyPlace = fc
  .record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -55, max: 79, noNaN: true }),
    count: fc.integer({ min: 0, max: 60 }),
    isVisited: fc.boolean(),
  })
  .map(({ longitude, latitude, count, isVisited }) => place(longitude, latitude, count, isVisited))

const everybody = { here: undefined, narrowedBy: undefined }

test('nobody is off the picture, and no marker is cut above or below, in whatever shape the map has', () => {
  void fc.assert(
    fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 60 }), fc.constantFrom(...SIZES), (places, size) => {
      const view = viewOfAll({ places, ...everybody }, size)
      const beyond = beyondWorld(view.zoom, size)
      for (const one of places) {
        const { x, y } = pixelOf(one, view, size)
        expect(Math.abs(x - size.width / 2)).toBeLessThanOrEqual(size.width / 2 - beyond + 0.01)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(size.height)
      }
      for (const marker of markersOf(places, view.zoom, isSmall(size)).filter(({ places: [, more] }) => !more)) {
        const { y } = pixelOf(marker, view, size)
        expect(y - reachOf(marker).up).toBeGreaterThan(-0.5)
        expect(y + reachOf(marker).down).toBeLessThan(size.height + 0.5)
      }
    }),
    { numRuns: 500 },
  )
})

const OSLO = place(10.7, 59.9, 7)
const BERGEN = place(5.3, 60.4, 2)
const SVALBARD = place(15.6, 78.2, 0)
const found = { here: undefined, narrowedBy: 'Norway' }

test('those who were found are looked at where they live, not where they travel to', () => {
  for (const size of SIZES)
    expect(viewOfAll({ places: [OSLO, BERGEN, SVALBARD], ...found }, size)).toEqual(
      viewOfAll({ places: [OSLO, BERGEN], ...found }, size),
    )
  const { y } = pixelOf(SVALBARD, viewOfAll({ places: [SVALBARD], ...found }, SIZES[0] as Size), SIZES[0] as Size)
  expect(y).toBeGreaterThan(0)
})

test('whoever was found has a coast in the picture, in the middle of a continent too', () => {
  const [DENVER, URUMQI, BANGUI] = [place(-105, 39.7, 3), place(87.6, 43.8, 1), place(18.6, 4.4, 1)]
  for (const one of [OSLO, DENVER, URUMQI, BANGUI] as Place[])
    for (const size of SIZES) expect(showsCoast(viewOfAll({ places: [one], ...found }, size), size)).toBe(true)
})

test('all of them are as near as they lie together, where nothing was asked for', () => {
  expect(viewOfAll({ places: [OSLO], ...everybody }, SIZES[0] as Size).zoom).toBe(10)
})
