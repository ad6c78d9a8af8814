// Every day of a month has its name.
import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

test('a day is written out', () => {
  expect(dayInWords(new Date(2026, 10, 20))).toBe('Friday, the twentieth of November')
  expect(dayInWords(new Date(2026, 0, 1))).toBe('Thursday, the first of January')
})

test('all thirty-one have different names', () => {
  const names = Array.from({ length: 31 }, (_, at) => dayInWords(new Date(2026, 6, at + 1)).replace(/^\w+/, ''))
  expect(new Set(names)).toHaveLength(31)
  expect(names.at(-1)).toBe(', the thirty-first of July')
})
