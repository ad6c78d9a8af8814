// Which day an entry is of, as the feed writes it over the entries of a day.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** 'Today', 'Yesterday', 'Thursday, 12 November', with the year where it is another; where the reader is. */
export function dayName(iso: string, now: Date): string {
  const day = new Date(iso)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(day, now)) return 'Today'
  if (isSameDay(day, yesterday)) return 'Yesterday'
  const date = day.getFullYear() === now.getFullYear() ? DAY : WITH_YEAR
  return `${WEEKDAY.format(day)}, ${date.format(day)}`
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
