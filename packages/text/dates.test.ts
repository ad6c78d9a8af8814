// Bare days are the same wherever the reader is, also where a zone never had them or had them twice, and are written in one
// long and one short form.
import { expect, test } from 'vitest'
import {
  dayHere,
  dayOfMonth,
  daysAfter,
  daysBetween,
  isDay,
  longDay,
  longDays,
  momentHere,
  monthOf,
  paddedDay,
  shortDay,
  shortDays,
  shortMonth,
  weekdayOf,
  writtenDay,
  yearOf,
  yearsIn,
} from './dates.ts'

test.each([
  ['2027-03-12', '2027-03-15', 'Mar 12 – 15, 2027', '12 – 15 March 2027'],
  ['2027-02-28', '2027-03-03', 'Feb 28 – Mar 3, 2027', '28 February – 3 March 2027'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027', '30 December 2026 – 2 January 2027'],
  ['2028-02-29', '2028-02-29', 'Feb 29, 2028', '29 February 2028'],
  ['2026-03-30', '2027-03-31', 'Mar 30, 2026 – Mar 31, 2027', '30 March 2026 – 31 March 2027'],
])('from %s to %s', (from, to, short, long) => {
  expect([shortDays(from, to), longDays(from, to)]).toEqual([short, long])
})

test.each([
  ['2027-03-05', '5 March 2027', 'Mar 5, 2027', 'Mar 05, 2027', '5 March'],
  ['2028-02-29', '29 February 2028', 'Feb 29, 2028', 'Feb 29, 2028', '29 February'],
  ['2026-12-31', '31 December 2026', 'Dec 31, 2026', 'Dec 31, 2026', '31 December'],
  // Browsers do not agree on how September is shortened.
  ['2026-09-25', '25 September 2026', 'Sep 25, 2026', 'Sep 25, 2026', '25 September'],
  // Kiritimati passed over this day.
  ['1994-12-31', '31 December 1994', 'Dec 31, 1994', 'Dec 31, 1994', '31 December'],
])('%s in words', (day, long, short, padded, ofMonth) => {
  expect([longDay(day), shortDay(day), paddedDay(day), dayOfMonth(day)]).toEqual([...[long, short, padded, ofMonth]])
})

test('months and weekdays', () => {
  expect([shortMonth('2026-09'), monthOf('2027-03-05'), weekdayOf('2027-03-05')]).toEqual([
    'Sep 2026',
    'March',
    'Friday',
  ])
})

test('days are reckoned with by the calendar', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysAfter('1994-12-30', 2)).toBe('1995-01-01')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(yearOf('2027-03-05')).toBe(2027)
  expect(yearsIn('2027-01-01')).toBe(2027)
  expect(yearsIn('2028-07-02')).toBe(2028.5)
})

test('today is the day of the clock on the wall', () => {
  expect(dayHere(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
  expect(dayHere(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01')
  expect(dayHere(momentHere('2026-12-31', '23:59'))).toBe('2026-12-31')
})

test('what is a day, and the day of a camera', () => {
  expect(['2027-03-05', '2027-03-05T00:00', '12027-03-05', ''].map(isDay)).toEqual([true, false, false, false])
  expect(writtenDay('2024-06-15T23:59:00.000Z')).toBe('2024-06-15')
})
