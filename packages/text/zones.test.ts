// Time zones: the moments that days and clocks of them mean, on both nights of the change and where that is at midnight.
import { expect, test } from 'vitest'
import {
  clockIn,
  dayEndingIn,
  endInZone,
  endOfDayIn,
  endWithWeekday,
  endWords,
  isTimeZone,
  momentIn,
  momentInZone,
  offsetIn,
  startOfDayIn,
} from './zones.ts'

test.each([
  // What changes, and how long the day is.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', 25],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', 23],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', 25],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00Z', 24.5],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30Z', 23.5],
  // From midnight to one o'clock, and from one o'clock back to midnight.
  ['America/Havana', '2026-03-08', '2026-03-08T05:00Z', 23],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 25],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00Z', 23],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', 23],
  // From midnight back to eleven: the day before is the longer one.
  ['Asia/Beirut', '2026-10-24', '2026-10-23T21:00Z', 25],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00Z', 25],
  ['Asia/Kathmandu', '2026-07-03', '2026-07-02T18:15Z', 24],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00Z', 24],
  ['UTC', '2028-02-29', '2028-02-29T00:00Z', 24],
])('in %s the day %s begins at %s and has %d hours', (zone, day, start, hours) => {
  const [from, to] = [startOfDayIn(zone, day), endOfDayIn(zone, day)]
  expect(from).toEqual(new Date(start))
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours)
  expect(clockIn(zone, from).day).toBe(day)
  expect(clockIn(zone, new Date(from.getTime() - 1)).day < day).toBe(true)
  expect(clockIn(zone, new Date(to.getTime() - 1)).day).toBe(day)
  expect(clockIn(zone, to).day > day).toBe(true)
  expect(dayEndingIn(zone, to)).toBe(day)
})

test.each([
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z', '03:30'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z', '01:30'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z', '02:45'],
  ['Europe/Berlin', '2026-07-03', '21:00', '2026-07-03T19:00Z', '21:00'],
])(
  'in %s, what %s %s means is one moment: the first of two, and after the change where there is none',
  (zone, day, time, at, shown) => {
    expect(momentIn(zone, day, time)).toEqual(new Date(at))
    expect(clockIn(zone, new Date(at))).toEqual({ day, time: shown })
  },
)

test.each([
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['America/Havana', '2026-11-01'],
  ['Africa/Cairo', '2026-10-30'],
])('in %s, every half hour around %s is typed as it is shown, but for those that come twice', (zone, changing) => {
  const middle = Date.parse(changing)
  for (let at = middle - 86_400_000; at < middle + 2 * 86_400_000; at += 1_800_000) {
    const { day, time } = clockIn(zone, new Date(at))
    const typed = momentIn(zone, day, time)
    const isSecond = typed.getTime() < at && offsetIn(zone, typed) > offsetIn(zone, new Date(at))
    expect([day, time, isSecond || typed.getTime()]).toEqual([day, time, isSecond || at])
  }
})

test('a day is told as the day that was meant, west of Greenwich too, and with whose clock it is', () => {
  const end = endOfDayIn('America/New_York', '2026-07-03')
  expect(endInZone('America/New_York', end)).toBe('the end of 3 July 2026, New York time (EDT)')
  expect(endWithWeekday('America/New_York', end)).toBe('the end of Friday, 3 July 2026, New York time (EDT)')
  expect(endWithWeekday('Europe/Berlin', end)).toBe('Saturday, 4 July 2026, 06:00, Berlin time (UTC+2)')
  expect(endInZone('UTC', endOfDayIn('UTC', '2026-07-03'))).toBe('the end of 3 July 2026, UTC')
  expect(endInZone('Europe/London', new Date('2026-12-04T18:40Z'))).toBe('4 December 2026, 18:40, London time (GMT)')
  expect(endWords('America/Havana', endOfDayIn('America/Havana', '2026-03-07'))).toBe('the end of 7 March 2026')
  expect(momentInZone('America/New_York', end)).toBe('4 July 2026, 00:00, New York time (EDT)')
})

test.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Kolkata', true],
  ['UTC', true],
  ['', false],
  ['Berlin', false],
  ['America/Nowhere', false],
  ['+02:00', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
