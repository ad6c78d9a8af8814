// Whose line is whose.
import { expect, test } from 'vitest'
import { lineOf } from './line-of.ts'
import { littlesOf } from './littles.ts'

// 0 is the big of 1 and 2, 1 of 3, 3 of 4; 5 stands alone.
const parent = Int32Array.from([-1, 0, 0, 1, 3, -1])

test.each([
  [0, [0, 1, 2, 3, 4]],
  [1, [0, 1, 3, 4]],
  [2, [0, 2]],
  [5, [5]],
])('the line of %i is %j', (index, line) => {
  expect([...lineOf(parent, littlesOf(parent), index)].sort()).toEqual(line)
})
