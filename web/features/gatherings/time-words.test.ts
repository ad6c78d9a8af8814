// Times of a gathering as they are read: two clocks, a day apart, over midnight, over several days.
import { expect, test } from 'vitest'
import { clockWords, hourWords, spanWords } from './time-words.ts'

const supper = {
  startsAt: '2026-12-12T19:00:00.000Z',
  endsAt: '2026-12-12T23:00:00.000Z',
  startDate: '2026-12-12',
  startTime: '19:00',
  endDate: '2026-12-12',
  endTime: '23:00',
  timeZone: 'Europe/Dublin',
  location: 'Galway, Ireland',
  city: 'Gaillimh',
}

test('the reader elsewhere reads both clocks, the reader there one', () => {
  expect(hourWords(supper, 'Europe/Oslo')).toBe('19:00 in Galway, 20:00 for you')
  expect(hourWords(supper, 'Europe/Dublin')).toBe('19:00 in Galway, the same for you')
  expect(clockWords(supper, 'Europe/Oslo')).toBe('Galway time. For you, in Oslo, 20:00 to 13 December, 00:00.')
  expect(clockWords(supper, 'Europe/Dublin')).toBe('Galway time, the same as yours.')
})

test('where it is another day already, that day is said', () => {
  expect(hourWords(supper, 'Asia/Kolkata')).toBe('19:00 in Galway, 00:30 on 13 December for you')
  expect(clockWords(supper, 'Asia/Kolkata')).toBe('Galway time. For you, in Kolkata, 13 December, 00:30 to 04:30.')
})

test('the clock of a place that is not known is the organisation’s', () => {
  expect(clockWords({ ...supper, location: 'the cabin', city: null }, 'Europe/Dublin')).toBe(
    'Dublin time, the same as yours.',
  )
})

test('one evening, over midnight, open end, several days', () => {
  expect(spanWords(supper)).toBe('Saturday, 12 December 2026, 19:00 to 23:00')
  expect(spanWords({ ...supper, endDate: '2026-12-13', endTime: '01:00' })).toBe(
    'Saturday, 12 December 2026, 19:00 to Sunday, 13 December 2026, 01:00',
  )
  expect(spanWords({ ...supper, endTime: null })).toBe('Saturday, 12 December 2026, 19:00')
  expect(hourWords({ ...supper, endDate: '2026-12-14' }, 'Europe/Oslo')).toBe('From 19:00 in Galway, 20:00 for you')
})
