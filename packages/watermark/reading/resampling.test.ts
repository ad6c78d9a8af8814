// Pictures of waves keep their waves in another size and another position.
import { expect, test } from 'vitest'
import type { Plane } from './plane.ts'
import { rearrange, resize, warp, warpRoughly } from './resampling.ts'

/** A wave of so many pixels a cycle, across and down. */
const wave = (width: number, height: number, length: number): Plane => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    return 100 + 50 * Math.cos((2 * Math.PI * (x + 2 * y)) / length)
  }),
})

/** The largest difference away from the edges. */
function difference(one: Plane, other: Plane, edge = 8) {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  const inside = one.values.map((value, at) => {
    const [x, y] = [at % one.width, Math.floor(at / one.width)]
    const isInside = x >= edge && y >= edge && x < one.width - edge && y < one.height - edge
    return isInside ? Math.abs(value - (other.values[at] ?? 0)) : 0
  })
  return inside.reduce((most, value) => Math.max(most, value))
}

test.each([
  ['smaller', 160, 120],
  ['larger', 500, 375],
])('scaled, %s', (_what, width, height) => {
  expect(difference(resize(wave(320, 240, 40), width, height), wave(width, height, (40 * width) / 320))).toBeLessThan(
    0.5,
  )
})

test('waves too fine for the new size are gone instead of turning into coarse ones', () => {
  const scaled = resize(wave(320, 240, 5), 80, 60)
  expect(difference(scaled, { ...scaled, values: new Float32Array(80 * 60).fill(100) })).toBeLessThan(5)
})

test('a picture smaller than the kernel', () => {
  const grey: Plane = { width: 2, height: 1, values: Float32Array.of(7, 7) }
  expect([...resize(grey, 3, 5).values].every((value) => Math.abs(value - 7) < 1e-4)).toBe(true)
})

test('moved by parts of a pixel, finely and roughly', () => {
  const [from, to] = [wave(100, 80, 20), wave(100, 80, 20)]
  // Two pixels down are worth one across in phase: the map goes along the crest.
  expect(difference(warp(from, 100, 80, [1, 0, 0.5, 0, 1, -0.25]), to)).toBeLessThan(0.5)
  expect(difference(warpRoughly(from, 100, 80, [1, 0, 0.5, 0, 1, -0.25]), to)).toBeLessThan(4)
})

test('a quarter turn takes every pixel to its place', () => {
  const plane: Plane = { width: 3, height: 2, values: Float32Array.of(1, 2, 3, 4, 5, 6) }
  expect([...rearrange(plane, 2, 3, [0, 1, 0, -1, 0, 1]).values]).toEqual([4, 1, 5, 2, 6, 3])
})
