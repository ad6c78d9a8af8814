// Which day an entry is of, as the feed writes it over the entries of a day.

import { dayHere, daysAfter } from '@aerie/contract/dates'
import { formatDay, formatDayOfMonth, formatWeekday } from '@aerie/contract/formats'
import { momentAt } from '#lib/dates.ts'

/** 'Today', 'Yesterday', 'Thursday, 12 November', with the year where it is another; where the reader is. */
export function dayName(iso: string, now: Date): string {
  const day = momentAt(iso)
  const today = dayHere(now)
  if (dayHere(day) === today) return 'Today'
  if (dayHere(day) === daysAfter(today, -1)) return 'Yesterday'
  const date = day.getFullYear() === now.getFullYear() ? formatDayOfMonth(day) : formatDay(day)
  return `${formatWeekday(day)}, ${date}`
}
