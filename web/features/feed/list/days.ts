// Which day an entry is of, as the feed writes it over the entries of a day.

import { dayHere, dayOfMonth, daysAfter, longDay, weekdayOf, yearOf } from '@aerie/text/dates'
import { dayAt } from '@aerie/text/moments'

/** 'Today', 'Yesterday', 'Thursday, 12 November', with the year where it is another; where the reader is. */
export function dayName(iso: string, now: Date): string {
  const day = dayAt(iso)
  const today = dayHere(now)
  if (day === today) return 'Today'
  if (day === daysAfter(today, -1)) return 'Yesterday'
  return `${weekdayOf(day)}, ${yearOf(day) === yearOf(today) ? dayOfMonth(day) : longDay(day)}`
}
