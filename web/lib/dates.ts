// Dates and times as the pages write them.
import { onFirstUse } from '@aerie/contract/on-first-use'

const day = onFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }))
const longDay = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }))
const dayOfMonth = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }))
const timeOfDay = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))
const timeToTheSecond = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }))
const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

const MINUTE_MS = 60_000
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
] as const

/** 'Nov 20, 2026', in the reader's own time zone. */
export const shortDate = (iso: string) => day().format(new Date(iso))

/** '20 November 2026', in the reader's own time zone. */
export const longDate = (iso: string) => longDay().format(new Date(iso))

/** '20 November 2026, 18:40', in the reader's own time zone. */
export const longMoment = (iso: string) => `${longDate(iso)}, ${timeOfDay().format(new Date(iso))}`

/** '20 November 2026, 18:40:08', in the reader's own time zone. */
export const exactMoment = (iso: string) => `${longDate(iso)}, ${timeToTheSecond().format(new Date(iso))}`

/** '2 November', in the reader's own time zone. */
export const dayAndMonth = (iso: string) => dayOfMonth().format(new Date(iso))

/** 'just now', '5 minutes ago', 'yesterday'; the date itself when it lies further back than a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  let amount = Math.floor((now - Date.parse(iso)) / MINUTE_MS)
  if (amount < 1) return 'just now'
  for (const [unit, inNext] of STEPS) {
    if (amount < inNext) return relative().format(-amount, unit)
    amount = Math.floor(amount / inNext)
  }
  return shortDate(iso)
}
