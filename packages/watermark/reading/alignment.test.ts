// Where two pictures lie on each other.
import { expect, test } from 'vitest'
import { align, overlapOf } from './alignment.ts'

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

test.each([3e8, 2 ** 32 - 1000, 2 ** 32 + 2])(
  'what lies beside it is not looked for where its edges are, %d pixels away',
  (far) => {
    const beside = 100
    const { from, to } = overlapOf(plane, plane, [1, 0, 0, -beside / far, 0, HIGHEST + beside])
    expect(Math.min(...from)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...to.map((end, row) => end - (from[row] ?? 0)))).toBeLessThanOrEqual(0)
  },
)
