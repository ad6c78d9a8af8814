// Rows of a roster as somebody mended them: JSON in a field of a form.
import { expect, test } from 'vitest'
import { ImportFields } from './rosters.ts'

const read = (mended: string) => ImportFields.safeParse({ mended }).success

test('takes rows with their cells, whatever these say', () => {
  expect(read(JSON.stringify([{ row: 2, cells: ['[[[[[', 'a "quoted" {name}'] }]))).toBe(true)
})

test.each([
  ['[', 900_000],
  ['{"a":', 150_000],
  ['[[{"row":2,"cells":[', 40_000],
])('refuses %j over and over before anything is made of it', (piece, times) => {
  expect(read(piece.repeat(times))).toBe(false)
})
