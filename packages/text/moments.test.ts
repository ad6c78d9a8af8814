// Times that have passed are told as people tell them.
import { expect, test } from 'vitest'
import {
  dayAndMonth,
  exactMoment,
  fromNow,
  hourOf,
  longDate,
  longMoment,
  momentAt,
  shortDate,
  timeAgo,
} from './moments.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T12:00:30Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T10:30:00Z', '1 hour ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-10-23T12:00:00Z', '28 days ago'],
  ['2026-07-09T09:00:00Z', 'Jul 9, 2026'],
])('%s is %s', (iso, words) => {
  expect(timeAgo(iso, NOW)).toBe(words)
})

const HERE = new Date(2026, 10, 20, 18, 40, 8).toISOString()

test.each([
  [fromNow(5, 'hour'), 'in 5 hours'],
  [fromNow(-1, 'day'), 'yesterday'],
  [hourOf(HERE), '18:40'],
  [exactMoment(HERE), '20 November 2026, 18:40:08'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})

test('a date has its month in letters and its day as it is said', () => {
  expect(shortDate('2026-01-05T09:00:00Z')).toBe('Jan 5, 2026')
})

test.each([momentAt, shortDate, longDate, longMoment, dayAndMonth, timeAgo])(
  'a bare day is no moment for $name',
  (tell) => {
    expect(() => tell('2026-01-05')).toThrow('2026-01-05 is a day, not a moment')
  },
)
