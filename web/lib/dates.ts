// Moments as the pages write them, where the reader is. Bare days are the matter of `@aerie/contract/dates`.
import { isDay } from '@aerie/contract/dates'
import {
  formatCardDay,
  formatDay,
  formatDayOfMonth,
  formatExactTime,
  formatTime,
  fromNow,
} from '@aerie/contract/formats'

/**
 * In milliseconds since 1970; NaN of what names none. Throws a RangeError of a bare day, whose beginning in the reader's zone
 * may lie in the day before.
 */
export function timeOf(iso: string): number {
  if (isDay(iso)) throw new RangeError(`${iso} is a day, not a moment`)
  return Date.parse(iso)
}

/** The same as a date. */
export const momentAt = (iso: string) => new Date(timeOf(iso))

const MINUTE_MS = 60_000
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
] as const

/** 'Nov 20, 2026', in the reader's own time zone. */
export const shortDate = (iso: string) => formatCardDay(momentAt(iso))

/** '20 November 2026', in the reader's own time zone. */
export const longDate = (iso: string) => formatDay(momentAt(iso))

/** '20 November 2026, 18:40', in the reader's own time zone. */
export const longMoment = (iso: string) => `${longDate(iso)}, ${formatTime(momentAt(iso))}`

/** '20 November 2026, 18:40:08', in the reader's own time zone. */
export const exactMoment = (iso: string) => `${longDate(iso)}, ${formatExactTime(momentAt(iso))}`

/** '2 November', in the reader's own time zone. */
export const dayAndMonth = (iso: string) => formatDayOfMonth(momentAt(iso))

/** 'just now', '5 minutes ago', 'yesterday'; the date itself when it lies further back than a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  let amount = Math.floor((now - timeOf(iso)) / MINUTE_MS)
  if (amount < 1) return 'just now'
  for (const [unit, inNext] of STEPS) {
    if (amount < inNext) return fromNow(-amount, unit)
    amount = Math.floor(amount / inNext)
  }
  return shortDate(iso)
}
