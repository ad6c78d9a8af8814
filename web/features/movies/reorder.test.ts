// What is carried over a board makes room where it goes, and is let down where it was shown.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, placeByKey, placeUnder, placeWhile, stepsBetween } from './reorder.ts'

test('forward and back, with the others closing up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
})

test('what is shown while carrying is what comes of it', () => {
  const board = fc.integer({ min: 1, max: 9 }).chain((count) => {
    const place = fc.nat(count - 1)
    return fc.tuple(fc.constant(count), place, place)
  })
  fc.assert(
    fc.property(board, ([count, from, to]) => {
      const tiles = Array.from({ length: count }, (_, at) => at)
      const shown = tiles.toSorted((one, other) => placeWhile(one, from, to) - placeWhile(other, from, to))
      expect(shown).toEqual(moved(tiles, from, to))
    }),
  )
})

test('the place under the pointer, kept on the board', () => {
  const cell = { width: 100, height: 150 }
  const under = (x: number, y: number) => placeUnder({ x, y }, cell, 5)
  expect([under(10, 10), under(250, 10), under(120, 160), under(250, 160)]).toEqual([0, 2, 4, 4])
  expect([under(-30, -30), under(900, 900)]).toEqual([0, 4])
})

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['ArrowRight', 4, 4],
  ['ArrowUp', 1, 1],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 3, 3],
  ['Home', 4, 0],
  ['End', 0, 4],
  ['a', 2, null],
])('of five, %s carries place %i to %s', (key, place, to) => {
  expect(placeByKey(key, place, 5)).toBe(to)
})

test('from the end of a row to the start of the next', () => {
  expect(stepsBetween(2, 3)).toEqual({ columns: -2, rows: 1 })
})
