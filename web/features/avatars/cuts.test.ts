// The first cut of a photo, and how a cut is written.
import { AvatarFields } from '@aerie/contract/avatars'
import { expect, test } from 'vitest'
import { cutField, firstCut } from './cuts.ts'

test('a wide photo is cut from its middle', () => {
  expect(firstCut({ width: 4000, height: 2500 })).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 })
})

test('a tall photo is cut a third from the top', () => {
  const cut = firstCut({ width: 1000, height: 2500 })
  expect(cut).toMatchObject({ left: 0, width: 1, height: 0.5 })
  expect(cut.top).toBeCloseTo(1 / 6)
})

test('a photo of the shape of a portrait is taken whole', () => {
  expect(firstCut({ width: 896, height: 1120 })).toEqual({ left: 0, top: 0, width: 1, height: 1 })
})

test.each([
  [{ left: 0, top: 0, width: 1, height: 1 }, '0.00000,0.00000,1.00000,1.00000'],
  [{ left: 0.1, top: 1e-9, width: 0.8, height: 1 }, '0.10000,0.00000,0.80000,1.00000'],
  [{ left: 1 / 3, top: -1e-9, width: 2 / 3 + 1e-4, height: 1.2 }, '0.33333,0.00000,0.66667,1.00000'],
])('%o is written as the server takes it', (cut, written) => {
  expect(cutField(cut)).toBe(written)
  expect(AvatarFields.parse({ crop: written })).toEqual({ crop: written })
})

test('a cut never reaches beyond the photo, however it is rounded', () => {
  for (let left = 0; left < 1; left += 0.0137) {
    const [x = 0, , width = 0] = cutField({ left, top: 0, width: 1 - left, height: 1 })
      .split(',')
      .map(Number)
    expect(x + width).toBeLessThanOrEqual(1 + Number.EPSILON)
  }
})
