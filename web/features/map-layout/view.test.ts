// What of the world a map shows: all that is marked, as near as that allows, and never more than one world.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { worldSize, yOf } from './mercator.ts'
import { beyondWorld, closerView, leastZoom, pixelOf, viewOf } from './view.ts'

const spot = (longitude: number, latitude: number) => ({ longitude, latitude })
const CARD = { width: 460, height: 262 }
const WIDE = { width: 1140, height: 400 }
const PHONE = { width: 310, height: 220 }
const UPRIGHT = { width: 390, height: 800 }
const CINEMA = { width: 3440, height: 1000 }

const anySpot = fc
  .record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  })
  .map(({ longitude, latitude }) => spot(longitude, latitude))

test('there is never more than one world, and where it is higher than the map, neither edge of it shows', () => {
  void fc.assert(
    fc.property(fc.array(anySpot), fc.constantFrom(CARD, WIDE, PHONE, CINEMA, UPRIGHT), (spots, size) => {
      const view = viewOf(spots, size)
      const world = worldSize(view.zoom)
      expect(size.width - 2 * beyondWorld(view.zoom, size)).toBeLessThan(world + 0.01)
      const least = Math.min(size.height / 2, world - size.height / 2) - 0.01
      expect(yOf(view.latitude) * world).toBeGreaterThan(least)
      expect((1 - yOf(view.latitude)) * world).toBeGreaterThan(least)
    }),
  )
})

test('what has room is within the margins', () => {
  const spots = [spot(-9.1, 38.7), spot(18.1, 59.3), spot(30.5, 50.4)]
  for (const size of [CARD, WIDE, PHONE]) {
    const view = viewOf(spots, size)
    for (const { x, y } of spots.map((one) => pixelOf(one, view, size))) {
      expect(x).toBeGreaterThan(15)
      expect(x).toBeLessThan(size.width - 15)
      expect(y).toBeGreaterThan(15)
      expect(y).toBeLessThan(size.height - 15)
    }
  }
})

test('nobody marked: zoom 2 at 20,0, or as far as there is one world; one place: no nearer than 10', () => {
  expect(viewOf([], CARD)).toMatchObject({ zoom: 2, latitude: 20, longitude: 0 })
  expect(beyondWorld(viewOf([], WIDE).zoom, WIDE)).toBeCloseTo(0)
  expect(viewOf([spot(7, 50)], CARD)).toMatchObject({ zoom: 10 })
})

test('brothers all over the world: it is cut at the Bering Strait', () => {
  const view = viewOf([spot(-157, 21), spot(174, -36), spot(10, 50)], WIDE)
  expect(beyondWorld(view.zoom, WIDE)).toBeCloseTo(0)
  expect(view.longitude).toBeCloseTo(11)
})

test('the cut goes through nobody', () => {
  const size = WIDE
  const spots = [spot(-169.5, 52), spot(-168, 66), spot(10, 50)]
  const view = viewOf(spots, size)
  for (const { x } of spots.map((one) => pixelOf(one, view, size))) {
    expect(x).toBeGreaterThan(8)
    expect(x).toBeLessThan(size.width - 8)
  }
})

test('where the whole world is too wide for its height, it stands smaller, with sea on either side', () => {
  const spots = [spot(-120, 69), spot(0, 60), spot(150, -46)]
  const view = viewOf(spots, WIDE)
  expect(beyondWorld(view.zoom, WIDE)).toBeGreaterThan(50)
  expect(view.zoom).toBeGreaterThan(leastZoom(WIDE))
  const [north, , south] = spots.map((one) => pixelOf(one, view, WIDE).y)
  expect(north).toBeCloseTo(14)
  expect(south).toBeCloseTo(WIDE.height - 14)
})

test('a pressed sum comes nearer by one zoom at least', () => {
  expect(closerView([spot(-90, 40), spot(80, 40)], WIDE, 2.2).zoom).toBeCloseTo(3.2)
  expect(closerView([spot(10, 50), spot(11, 50)], WIDE, 2.2).zoom).toBeGreaterThan(6)
})
