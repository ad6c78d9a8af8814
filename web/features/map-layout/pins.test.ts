// Numbered pins: each where its place is, none over another, none beyond the map.
import { expect, test } from 'vitest'
import { PIN_SIZE, placePins } from './pins.ts'

const SIZE = { width: 346, height: 232 }
const GALWAY = { latitude: 53.27, longitude: -9.05 }
const BERGEN = { latitude: 60.39, longitude: 5.32 }
const SEATTLE = { latitude: 47.6, longitude: -122.3 }
const pinsOf = (...spots: { latitude: number; longitude: number }[]) => placePins(spots, SIZE).pins

test('a pin stands where its place is', () => {
  const [galway, bergen, seattle] = pinsOf(GALWAY, BERGEN, SEATTLE)
  expect(seattle?.x).toBeLessThan(galway?.x ?? 0)
  expect(galway?.x).toBeLessThan(bergen?.x ?? 0)
  expect(bergen?.y).toBeLessThan(galway?.y ?? 0)
})

test('of one place alone the map shows the land around it', () => {
  const { view, pins } = placePins([GALWAY], SIZE)
  expect(view.zoom).toBeLessThan(4)
  expect(pins[0]?.x).toBe(SIZE.width / 2)
})

test('several in one place stand beside each other, and all within the map', () => {
  const pins = pinsOf(GALWAY, GALWAY, SEATTLE, GALWAY, SEATTLE)
  for (const [at, one] of pins.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(PIN_SIZE / 2)
    expect(one.x).toBeLessThanOrEqual(SIZE.width - PIN_SIZE / 2)
    for (const other of pins.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PIN_SIZE)
  }
})

test('more of one place than there is room for stand over each other, within the map', () => {
  const pins = pinsOf(...Array.from({ length: 40 }, () => GALWAY))
  expect(pins).toHaveLength(40)
  for (const { x } of pins) expect(x).toBeLessThanOrEqual(SIZE.width)
})
