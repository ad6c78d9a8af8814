// Our photo is laid under a picture that shows it to parts of a pixel, and another photo is told from it.
import { beforeAll, expect, test } from 'vitest'
import { betweenGrids, compose, invert } from './affine.ts'
import { align } from './alignment.ts'
import type { Luma } from './finding.ts'
import { type MadePhoto, makePhoto } from './marked-photo.fixture.ts'
import { toPlane, withoutShades } from './plane.ts'
import { openOriginal, register, SAME_PHOTO } from './registration.ts'
import { warp } from './resampling.ts'
import { openSuspect } from './suspect.ts'

let photo: MadePhoto
let other: MadePhoto
beforeAll(async () => {
  photo = await makePhoto(5, 960, 720)
  other = await makePhoto(6, 960, 720)
})

/** A cut of the photo in another scale, turned a little: each pixel from where the map leads. */
function shownBy(map: readonly [number, number, number, number, number, number]): Luma {
  const { width, height, values } = warp(toPlane(photo.luma), 700, 500, map)
  return { width, height, values: Uint8Array.from(values, (value) => Math.min(255, Math.max(0, Math.round(value)))) }
}

test('a cut of it, scaled and turned', () => {
  const shown = [1.1, 0.02, 60, -0.02, 1.1, 80] as const
  const found = register(openSuspect(shownBy(shown)), openOriginal(photo.luma), { hints: [], isThorough: true })
  expect(found?.correlation).toBeGreaterThan(0.9)
  const { width, height } = openOriginal(photo.luma).canonical
  const toPicture = compose(found?.map ?? shown, betweenGrids(photo.luma, { width, height }))
  const expected = invert(shown)
  for (const [x, y] of [
    [200, 200],
    [600, 500],
  ] as const)
    for (const row of [0, 3]) {
      const at = ([a, b, c]: number[]) => (a ?? 0) * x + (b ?? 0) * y + (c ?? 0)
      expect(at(toPicture.slice(row, row + 3))).toBeCloseTo(at(expected.slice(row, row + 3)), 0)
    }
})

test('another photo', () => {
  const found = register(openSuspect(photo.luma), openOriginal(other.luma), { hints: [], isThorough: true })
  expect(found?.correlation ?? 0).toBeLessThan(SAME_PHOTO / 1.5)
})

test('an alignment moves a rough start to the place, and says so where there is nothing to see', () => {
  const fine = withoutShades(toPlane(photo.luma), 10)
  const { map, correlation } = align(fine, fine, [1.002, 0, -1.5, 0, 0.999, 1], 14)
  expect(correlation).toBeGreaterThan(0.99)
  for (const [at, value] of [1, 0, 0, 0, 1, 0].entries()) expect(map[at]).toBeCloseTo(value, at % 3 === 2 ? 1 : 3)
  const flat = { ...fine, values: new Float32Array(fine.values.length) }
  expect(align(fine, flat, [1, 0, 0, 0, 1, 0], 14).correlation).toBe(0)
})
