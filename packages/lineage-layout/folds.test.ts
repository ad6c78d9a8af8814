// Folding a line: what goes, how much that is, and what a narrow window has folded from the beginning.
import { expect, test } from 'vitest'
import { countBelow, foldsToFit, withoutFolded } from './folds.ts'
import { littlesOf } from './littles.ts'

// 0 is the big of 1 and 2; 1 of 3 and 4, 2 of 5 and 6; 3 of 7.
const littles = littlesOf(Int32Array.from([-1, 0, 0, 1, 1, 2, 2, 3]))
const line = new Set([0, 1, 2, 3, 4, 5, 6, 7])

test('below a folded brother nobody stays, and he himself does', () => {
  expect([...withoutFolded(line, littles, new Set([1]))]).toEqual([0, 1, 2, 5, 6])
  expect([...withoutFolded(line, littles, new Set([3, 0]))]).toEqual([0])
  expect([...withoutFolded(line, littles, new Set())]).toEqual([...line])
  expect(countBelow(littles, 1)).toBe(3)
  expect(countBelow(littles, 7)).toBe(0)
})

test.each([
  [4, []],
  [3, [1, 2]],
  [2, [1, 2]],
  [1, [1, 2]],
])('of rows at most %i wide, %j are folded', (widest, folded) => {
  expect([...foldsToFit(littles, 0, widest)]).toEqual(folded)
})
