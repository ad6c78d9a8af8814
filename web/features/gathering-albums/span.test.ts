// From when to when a gathering goes, in words.
import { expect, test } from 'vitest'
import { spanOf } from './span.ts'

const dinner = { startDate: '2026-12-12', startTime: '19:00', endDate: '2026-12-12', endTime: '23:00' }

test.each([
  [dinner, 'between 19:00 and 23:00 on 12 December'],
  [{ ...dinner, endTime: null }, 'from 19:00 on 12 December'],
  [{ ...dinner, endDate: '2026-12-13', endTime: '01:00' }, 'between 12 December, 19:00, and 13 December, 01:00'],
  [{ ...dinner, endDate: '2026-12-14', endTime: null }, 'between 12 December, 19:00, and 14 December'],
])('%j', (gathering, words) => {
  expect(spanOf(gathering)).toBe(words)
})
