// What is made of values stays the same object until one of them is another.
import { expect, test } from 'vitest'
import { whileSame } from './while-same.ts'

test('made once for the same values, and anew for any other', () => {
  const sum = whileSame((list: number[], more: number) => ({ sum: list.reduce((all, one) => all + one, more) }))
  const list = [1, 2]
  const first = sum(list, 3)
  expect(first).toEqual({ sum: 6 })
  expect(sum(list, 3)).toBe(first)
  expect(sum(list, 4)).toEqual({ sum: 7 })
  const again = sum(list, 3)
  expect(again).not.toBe(first)
  expect(sum([1, 2], 3)).not.toBe(again)
})
