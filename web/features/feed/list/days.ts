// Which day an entry is of, as the feed writes it over the entries of a day.
import { formatDay, formatDayOfMonth, formatWeekday } from '@aerie/contract/formats'

/** 'Today', 'Yesterday', 'Thursday, 12 November', with the year where it is another; where the reader is. */
export function dayName(iso: string, now: Date): string {
  const day = new Date(iso)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(day, now)) return 'Today'
  if (isSameDay(day, yesterday)) return 'Yesterday'
  const date = day.getFullYear() === now.getFullYear() ? formatDayOfMonth(day) : formatDay(day)
  return `${formatWeekday(day)}, ${date}`
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
