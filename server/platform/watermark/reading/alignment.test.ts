// Where two pictures lie on each other.
import { expect, test } from 'vitest'
import { align } from './alignment.ts'

const SIDE = 64
const HIGHEST = SIDE - 1 - 3
const plane = {
  width: SIDE,
  height: SIDE,
  values: Float32Array.from({ length: SIDE * SIDE }, (_, at) => 20 * Math.sin(at * at)),
}

test('a picture lies on itself', () => {
  expect(align(plane, plane, [1, 0, 0, 0, 1, 0], 4)).toEqual({ map: [1, 0, 0, 0, 1, 0], correlation: 1 })
})

test.each([2 ** 32 - 1000, 2 ** 32 + 2])(
  'what lies beside it does so when the edges meet %d pixels away, too',
  (far) => {
    const beside = 100
    expect(align(plane, plane, [1, 0, 0, -beside / far, 0, HIGHEST + beside], 1).correlation).toBe(0)
  },
)
