// The transforms give what their sums say, and one after the other what went in.
import { expect, test } from 'vitest'
import { type Direction, transform, transform2d } from './fourier.ts'

/** Numbers that look random and are the same each time. */
const numbers = (length: number, step: number) => Float64Array.from({ length }, (_, i) => ((i * step) % 101) / 50 - 1)

function sums(real: Float64Array, imaginary: Float64Array, direction: Direction) {
  const n = real.length
  const turn = ((direction === 'forward' ? -1 : 1) * 2 * Math.PI) / n
  const at = (k: number, of: (c: number, s: number, i: number) => number) =>
    real.reduce((sum, _, i) => sum + of(Math.cos(turn * k * i), Math.sin(turn * k * i), i), 0)
  return [...real.keys()].map((k) => [
    at(k, (c, s, i) => (real[i] ?? 0) * c - (imaginary[i] ?? 0) * s),
    at(k, (c, s, i) => (real[i] ?? 0) * s + (imaginary[i] ?? 0) * c),
  ])
}

test.each<Direction>(['forward', 'inverse'])('a row, %s', (direction) => {
  const [real, imaginary] = [numbers(16, 37), numbers(16, 53)]
  const expected = sums(real, imaginary, direction)
  transform(real, imaginary, direction)
  for (const [k, [r = 0, i = 0]] of expected.entries()) {
    expect(real[k]).toBeCloseTo(r, 10)
    expect(imaginary[k]).toBeCloseTo(i, 10)
  }
})

test('a picture of one wave is one point, and comes back', () => {
  const [width, height] = [32, 16]
  const real = Float64Array.from({ length: width * height }, (_, at) =>
    Math.cos(2 * Math.PI * ((5 * (at % width)) / width + (3 * Math.floor(at / width)) / height)),
  )
  const [picture, imaginary] = [real.slice(), new Float64Array(real.length)]
  transform2d(real, imaginary, width, 'forward')
  const points = [...real.keys()].filter((at) => Math.hypot(real[at] ?? 0, imaginary[at] ?? 0) > 1e-9)
  expect(points).toEqual([3 * width + 5, (height - 3) * width + width - 5])
  transform2d(real, imaginary, width, 'inverse')
  for (const [at, value] of picture.entries()) expect((real[at] ?? 0) / real.length).toBeCloseTo(value, 10)
})

test('other lengths are refused', () => {
  expect(() => transform(new Float64Array(12), new Float64Array(12), 'forward')).toThrow('power of two')
})
