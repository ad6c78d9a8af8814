// Moments as the pages write them, where the reader is. Bare days are the matter of `dates.ts`.
import { dayHere, dayOfMonth, isDay, longDay, shortDay } from './dates.ts'
import { onFirstUse } from './on-first-use.ts'

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

const time = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))
const exactTime = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }))
const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

/** 'in 5 hours', 'yesterday'. */
export const fromNow = (amount: number, unit: Intl.RelativeTimeFormatUnit) => relative().format(amount, unit)

/** The day that it is where the reader is, as in 2026-11-20. */
export const dayAt = (iso: string) => dayHere(momentAt(iso))

/** 'Nov 20, 2026', in the reader's own time zone. */
export const shortDate = (iso: string) => shortDay(dayAt(iso))

/** '20 November 2026', in the reader's own time zone. */
export const longDate = (iso: string) => longDay(dayAt(iso))

/** '18:40', in the reader's own time zone. */
export const hourOf = (iso: string) => time().format(momentAt(iso))

/** '20 November 2026, 18:40', in the reader's own time zone. */
export const longMoment = (iso: string) => `${longDate(iso)}, ${hourOf(iso)}`

/** '20 November 2026, 18:40:08', in the reader's own time zone. */
export const exactMoment = (iso: string) => `${longDate(iso)}, ${exactTime().format(momentAt(iso))}`

/** '2 November', in the reader's own time zone. */
export const dayAndMonth = (iso: string) => dayOfMonth(dayAt(iso))

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
