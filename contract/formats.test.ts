// What is formatted reads as in the examples of its descriptions, whatever zone the reader is in.
import { expect, test } from 'vitest'
import * as formats from './formats.ts'

const at = new Date(2026, 10, 20, 18, 40, 8)
const utc = new Date('2027-03-05')
const NAMES = ['albums', 'news', 'trips']

test.each([
  [formats.formatCount(12_345), '12,345'],
  [formats.formatRoundCount(3_900_000), '3.9 million'],
  [formats.listOf(NAMES), 'albums, news, and trips'],
  [formats.listOf(NAMES.slice(1)), 'news and trips'],
  [formats.namesAndMore(['Osric Vane', 'Idris Kell', '3 more']), 'Osric Vane, Idris Kell and 3 more'],
  [formats.anyOf(NAMES), 'albums, news, or trips'],
  [formats.fromNow(5, 'hour'), 'in 5 hours'],
  [formats.fromNow(-1, 'day'), 'yesterday'],
  [formats.formatDay(at), '20 November 2026'],
  [formats.formatMediumDay(at), '20 Nov 2026'],
  [formats.formatDayOfMonth(at), '20 November'],
  [formats.formatWeekday(at), 'Friday'],
  [formats.formatMonth(at), 'November'],
  [formats.formatTime(at), '18:40'],
  [formats.formatExactTime(at), '18:40:08'],
  [formats.formatCardDay(at), 'Nov 20, 2026'],
  [formats.formatUtcDay(utc), '5 March 2027'],
  [formats.formatUtcMonth(utc), 'March'],
  [formats.formatUtcDayOfMonth(utc), '5 March'],
  [formats.formatPaddedDay(utc), 'Mar 05, 2027'],
  [formats.formatSpanDay(utc), 'March 5, 2027'],
])('%s', (written, expected) => {
  expect(written).toBe(expected)
})

test('letters come by the alphabet, whatever accents and capitals', () => {
  expect(['Zoe', 'émile', 'Dan', 'Emil'].sort(formats.byAlphabet)).toEqual(['Dan', 'Emil', 'émile', 'Zoe'])
})
