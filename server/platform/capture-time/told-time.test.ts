// A time is taken from what tells it best, by the clock of the place; nothing is made up of what nobody says.
import { expect, test } from 'vitest'
import { aheadOf, placeTime, shifted, type ToldTime, toldTime } from './told-time.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const told = (at: string, clock: ToldTime['clock'], ahead: number | null = null) => toldTime(at, clock, NOW, ahead)
const of = (at: string, clock: ToldTime['clock'], ahead: number | null = null): ToldTime => ({ at, clock, ahead })

test.each([
  ['1899-06-12T10:00:00', 'place'],
  ['1965-06-12', 'day'],
  ['1970-01-01', 'day'],
  ['1979-12-31T23:59:59', 'utc'],
  ['2026-11-26T06:00:00', 'place'],
] as const)('%s is a time', (at, clock) => {
  expect(told(at, clock)).toEqual(of(at, clock))
})

test.each([
  ['1970-01-01T00:00:00', 'utc'],
  ['1904-01-01T00:00:00', 'utc'],
  ['0000-00-00T00:00:00', 'place'],
  ['2023-02-29', 'day'],
  ['2024-06-15T24:00:00', 'place'],
  ['1825-01-01', 'day'],
  ['2026-11-27T00:00:00', 'place'],
] as const)('%s is none: a clock that was never set, a day that was not, one to come', (at, clock) => {
  expect(told(at, clock)).toBeNull()
})

test('a zone is read as cameras and phones write it', () => {
  expect(['+02:00', '-0730', 'Z', '', 'EST', undefined].map(aheadOf)).toEqual([120, -450, 0, null, null, null])
})

test('the hour of a time by Greenwich is told by the name, else by those beside it, else by the device', () => {
  const film = of('2024-06-15T19:30:04', 'utc')
  const name = told('2024-06-15T21:30:00', 'place')
  expect(placeTime(film, { others: [name], ahead: [60] })).toEqual({
    at: '2024-06-15T21:30:00',
    isDayOnly: false,
    ahead: 120,
  })
  const another = told('2024-06-18T21:30:00', 'place')
  expect(placeTime(film, { others: [another], ahead: [null, -300] })).toMatchObject({
    at: '2024-06-15T14:30:04',
    ahead: -300,
  })
  expect(placeTime(film)).toEqual({ at: '2024-06-15T19:30:04', isDayOnly: false, ahead: null })
})

test('a bare day has the hour of a file of that day, else none', () => {
  const day = of('2019-06-12', 'day')
  expect(placeTime(day, { others: [told('2019-06-12T23:10:00', 'place', 120)] })).toEqual({
    at: '2019-06-12T23:10:00',
    isDayOnly: false,
    ahead: 120,
  })
  expect(placeTime(day, { others: [told('2024-01-01T08:00:00', 'place')], ahead: [120] })).toEqual({
    at: '2019-06-12T12:00:00',
    isDayOnly: true,
    ahead: null,
  })
})

test('a shift goes over the ends of months, years and epochs', () => {
  expect(shifted('1970-01-01T00:30:00', -3_600_000)).toBe('1969-12-31T23:30:00')
  expect(shifted('2024-02-28T12:00:00', 86_400_000)).toBe('2024-02-29T12:00:00')
})
