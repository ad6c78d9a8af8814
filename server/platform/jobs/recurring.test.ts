// When what runs again and again does so next: by the clock of a zone, also in the nights in which it is changed.
import { expect, test } from 'vitest'
import { dailyAt, nextMidnight } from './recurring.ts'

const nightly = dailyAt('03:00')

test.each([
  ['Pacific/Kiritimati', '2026-07-03T12:59:00Z', '2026-07-03T13:00:00Z'],
  ['Pacific/Pago_Pago', '2026-07-03T12:59:00Z', '2026-07-03T14:00:00Z'],
  ['Europe/Berlin', '2026-03-28T02:00:00Z', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:59:00Z', '2026-10-25T02:00:00Z'],
  ['America/New_York', '2026-03-07T08:00:00Z', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T07:30:00Z', '2026-11-01T08:00:00Z'],
  ['America/New_York', '2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z'],
])('in %s three o’clock comes after %s at %s', (zone, now, next) => {
  expect(nightly(new Date(now), zone)).toEqual(new Date(next))
})

test('an hour that the clocks pass over is kept as long after midnight as on any day', () => {
  expect(dailyAt('02:30')(new Date('2026-03-08T06:00:00Z'), 'America/New_York')).toEqual(
    new Date('2026-03-08T07:30:00Z'),
  )
})

test.each([
  ['Pacific/Kiritimati', '2026-07-03T09:59:00Z', '2026-07-03T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-07-03T10:59:00Z', '2026-07-03T11:00:00Z'],
  ['America/Havana', '2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z'],
  ['America/Havana', '2026-11-01T05:30:00Z', '2026-11-02T05:00:00Z'],
])('in %s the next day after %s begins at %s', (zone, now, next) => {
  expect(nextMidnight(new Date(now), zone)).toEqual(new Date(next))
})
