// What trips may be, and when they are over: pure rules over calendar days.
import { invalid } from '#platform/errors.ts'

const HALF_A_DAY_MS = 12 * 3_600_000
/** PostgreSQL knows no year 0, and nobody plans that far back. */
const FIRST_DAY = '1900-01-01'

/** The earliest day that it still is somewhere on earth: a trip that ends on it is not over for everybody. */
export const earliestToday = (now: Date) => new Date(now.getTime() - HALF_A_DAY_MS).toISOString().slice(0, 10)

interface Days {
  startDate: string
  endDate: string
}

export function refuseDays({ startDate, endDate }: Days) {
  if (startDate < FIRST_DAY) throw invalid('startDate', 'This day is too long ago.')
  if (startDate >= endDate) throw invalid('endDate', 'End date must be after start date')
}

/** A trip is planned before it begins; one that has begun can still be edited. */
export function refuseNewDays(days: Days, today: string) {
  refuseDays(days)
  if (days.startDate < today) throw invalid('startDate', 'This day has passed. Choose today or a later one.')
}
