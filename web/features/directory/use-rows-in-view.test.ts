// Only the rows in view, and a few around them, are drawn.
import { expect, test } from 'vitest'
import { rowsBetween, withinList } from './use-rows-in-view.ts'

test('at the top of the page the first rows are drawn, and two beyond the view', () => {
  expect(rowsBetween(-300, 600, 150)).toEqual([-4, 6])
  expect(withinList(-4, 6, 1000)).toEqual([0, 6])
})

test('further down, two rows on either side', () => {
  expect(withinList(...rowsBetween(15_000, 15_900, 150), 1000)).toEqual([98, 108])
})

test('at the end there is nothing beyond the last row', () => {
  expect(withinList(...rowsBetween(149_100, 150_000, 150), 1000)).toEqual([990, 1000])
})

test('a list that has shrunk shows its end, and one that fits is drawn whole', () => {
  expect(withinList(500, 512, 40)).toEqual([28, 40])
  expect(withinList(500, 512, 4)).toEqual([0, 4])
  expect(withinList(-5, 7, 0)).toEqual([0, 0])
})
