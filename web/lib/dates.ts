// Dates and times as the pages write them.
import {
  formatCardDay,
  formatDay,
  formatDayOfMonth,
  formatExactTime,
  formatTime,
  fromNow,
} from '@aerie/contract/formats'

const MINUTE_MS = 60_000
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
] as const

/** 'Nov 20, 2026', in the reader's own time zone. */
export const shortDate = (iso: string) => formatCardDay(new Date(iso))

/** '20 November 2026', in the reader's own time zone. */
export const longDate = (iso: string) => formatDay(new Date(iso))

/** '20 November 2026, 18:40', in the reader's own time zone. */
export const longMoment = (iso: string) => `${longDate(iso)}, ${formatTime(new Date(iso))}`

/** '20 November 2026, 18:40:08', in the reader's own time zone. */
export const exactMoment = (iso: string) => `${longDate(iso)}, ${formatExactTime(new Date(iso))}`

/** '2 November', in the reader's own time zone. */
export const dayAndMonth = (iso: string) => formatDayOfMonth(new Date(iso))

/** 'just now', '5 minutes ago', 'yesterday'; the date itself when it lies further back than a month. */
export function timeAgo(iso: string, now = Date.now()): string {
  let amount = Math.floor((now - Date.parse(iso)) / MINUTE_MS)
  if (amount < 1) return 'just now'
  for (const [unit, inNext] of STEPS) {
    if (amount < inNext) return fromNow(-amount, unit)
    amount = Math.floor(amount / inNext)
  }
  return shortDate(iso)
}
