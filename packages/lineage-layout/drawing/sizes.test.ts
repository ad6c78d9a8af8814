// How large the tree is drawn in windows of several widths.
import { expect, test } from 'vitest'
import { sizeFor } from './sizes.ts'

const sized = (more: Partial<Parameters<typeof sizeFor>[0]>) =>
  sizeFor({ name: 'portraits', width: 40, room: 1130, isLine: false, ...more })

test('a wide tree has nodes side by side, and one that fits breathes', () => {
  expect(sized({}).pitch).toBe(100)
  expect(sized({ width: 8 }).pitch).toBeCloseTo((1130 - 126 - 12) / 8)
  expect(sized({ width: 2 }).pitch).toBe(150)
  expect(sized({ width: 0 }).pitch).toBe(150)
})

test('on a phone the labels stand above the nodes, and one line is drawn closer', () => {
  const wide = sized({})
  const narrow = sized({ room: 310 })
  expect(narrow).toMatchObject({ lead: 10, pitch: 92 })
  expect(narrow.row).toBeGreaterThan(wide.row)
  expect(narrow.top - narrow.into).toBe(wide.top - wide.into)
  expect(sized({ room: 310, width: 4, isLine: true }).pitch).toBe(72)
  expect(sized({ room: 310, width: 9, isLine: true }).pitch).toBe(70)
})

test('threads fit as far as they can be told apart', () => {
  expect(sized({ name: 'threads', width: 100 }).pitch).toBeCloseTo(9.92)
  expect(sized({ name: 'threads', width: 1000 }).pitch).toBe(3)
  expect(sized({ name: 'threads', width: 10 }).pitch).toBe(14)
})
