// A line is everybody below the same first big brother.
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const tie = (big: number, little: number) => ({ big, little })

test('brothers, uncles and grandlittles are of one line, others are not', () => {
  const lines = linesOf([tie(1, 2), tie(2, 3), tie(1, 4), tie(8, 9)])
  expect(lines).toEqual(
    new Map([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [8, 8],
      [9, 8],
    ]),
  )
})

test('the order of the ties does not matter, and a circle ends', () => {
  expect(linesOf([tie(2, 3), tie(1, 2)]).get(3)).toBe(1)
  const circle = linesOf([tie(1, 2), tie(2, 1), tie(2, 5)])
  expect(new Set(circle.values()).size).toBe(1)
})
