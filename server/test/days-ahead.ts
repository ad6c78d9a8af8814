// Days ahead of today, for tests of what compares days with today: one that is written out comes to be over some day.

const DAY_MS = 86_400_000
/** Read once for each file of tests: two that ask around midnight speak of the same day. */
const BEGAN = Date.now()

/** As `2031-01-31`, by UTC; of days that have passed where `days` is negative. */
export const inDays = (days: number) => new Date(BEGAN + days * DAY_MS).toISOString().slice(0, 10)

/** The same by the clock of this machine, as a browser on it counts. */
export function inDaysHere(days: number) {
  const day = new Date(BEGAN)
  day.setDate(day.getDate() + days)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** The next leap year of which the year before has not begun either. */
export const leapYearAhead = () => 4 * Math.ceil((new Date(BEGAN).getUTCFullYear() + 2) / 4)
