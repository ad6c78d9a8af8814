// Means by running sums are those by adding, at the edges too, and where the square is larger than the picture.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxMean } from './box-mean.ts'

const clamp = (at: number, length: number) => Math.min(length - 1, Math.max(0, at))

function meanAt(plane: Float32Array, width: number, reach: number, x: number, y: number) {
  const height = plane.length / width
  let sum = 0
  for (let j = y - reach; j <= y + reach; j++)
    for (let i = x - reach; i <= x + reach; i++) sum += plane[clamp(j, height) * width + clamp(i, width)] ?? 0
  return sum / (2 * reach + 1) ** 2
}

test('any picture, any square', () => {
  const side = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 6 }), fc.integer(), (width, height, reach, seed) => {
      const plane = Float32Array.from({ length: width * height }, (_, at) => Math.abs((at * 7_919 + seed) % 256))
      const means = boxMean(plane, width, reach)
      for (const [at, mean] of means.entries())
        expect(mean).toBeCloseTo(meanAt(plane, width, reach, at % width, Math.floor(at / width)), 2)
    }),
    { seed: 1 },
  )
})
