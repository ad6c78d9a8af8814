// Ends are told by the organisation's clock, and once more by the reader's where that shows something else.
import { expect, test } from 'vitest'
import { endByOwnClock, endOf, periodByOwnClock, periodOf, typedByOwnClock } from './periods.ts'

const NEW_YORK = 'America/New_York'
const DAY = '2026-07-04T04:00:00.000Z'

test('a reader elsewhere has his own clock too, one of the same hour has not', () => {
  expect(endOf(DAY, NEW_YORK)).toBe('the end of 3 July 2026, New York time (EDT)')
  expect(endByOwnClock(DAY, NEW_YORK, 'Europe/Berlin')).toBe('4 July 2026, 06:00 by your clock')
  expect(endByOwnClock(DAY, NEW_YORK, 'America/Los_Angeles')).toBe('3 July 2026, 21:00 by your clock')
  expect(endByOwnClock(DAY, NEW_YORK, 'America/Toronto')).toBeNull()
  expect(typedByOwnClock(new Date(DAY), NEW_YORK, 'UTC')).toBe('4 July 2026, 04:00')
})

test('between two offsets each moment says which', () => {
  const summer = { startDate: '2026-07-01T13:00:00.000Z', endDate: DAY }
  expect(periodOf(summer, NEW_YORK).join(' to ')).toBe(
    '1 July 2026, 09:00 to the end of 3 July 2026, New York time (EDT)',
  )
  expect(periodByOwnClock(summer, NEW_YORK, 'Asia/Tokyo')).toBe(
    '1 July 2026, 22:00 to 4 July 2026, 13:00 by your clock',
  )
  const autumn = { startDate: '2026-10-31T13:00:00.000Z', endDate: '2026-11-02T14:00:00.000Z' }
  expect(periodOf(autumn, NEW_YORK).join(' to ')).toBe(
    '31 October 2026, 09:00, New York time (EDT), to 2 November 2026, 09:00, New York time (EST)',
  )
  expect(periodByOwnClock(autumn, NEW_YORK, 'America/Toronto')).toBeNull()
})
