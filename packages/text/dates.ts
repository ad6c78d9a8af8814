// Bare days as in 2027-03-05, which have no time zone and sort as text: reckoned with, and in the one long and the one short
// form in which every page, mail and paper writes them; the short one is that which trips are specified to have.
import { onFirstUse } from './on-first-use.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a text is one; what a field for a day holds while one is typed may have more digits. */
export const isDay = (text: string) => DAY.test(text)

/** So many days later, or earlier where it is negative. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, -14)

/** How many days later the second is. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

export const yearOf = (day: string) => Number(day.slice(0, day.indexOf('-')))

/** Years and parts of one since the year 0, such as 2027.5 of 2027-07-02. */
export function yearsIn(day: string): number {
  const year = yearOf(day)
  const [start, end] = [year, year + 1].map((one) => Date.UTC(one, 0)) as [number, number]
  return year + (Date.parse(day) - start) / (end - start)
}

/** The day that calendars show where the reader is. */
export function dayHere(at = new Date()): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(at.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

/** The moment at which the reader's clock shows this; an invalid date where there is no such day or time. */
export const momentHere = (day: string, time: string) => new Date(`${day}T${time}`)

/** The day with which a time is written, by whatever clock wrote it, as photos have that of their camera. */
export const writtenDay = (time: string) => time.slice(0, '2027-03-05'.length)

/** January's first. Written out, since browsers do not agree on the short ones. */
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
] as const

/** '5 March 2027'. */
export const longDay = (day: string) => `${dayOfMonth(day)} ${yearOf(day)}`

/** 'Mar 5, 2027'. */
export const shortDay = (day: string) => `${shortMonthOf(day)} ${numberOf(day)}, ${yearOf(day)}`

/** 'Mar 05, 2027': the short form as it is specified for the cards of trips. */
export const paddedDay = (day: string) => `${shortMonthOf(day)} ${day.slice(-2)}, ${yearOf(day)}`

/** '5 March'. */
export const dayOfMonth = (day: string) => `${numberOf(day)} ${monthOf(day)}`

/** '5 – 9 March 2027', '28 February – 3 March 2027'. */
export function longDays(from: string, to: string): string {
  if (from === to) return longDay(to)
  if (monthAndYear(from) === monthAndYear(to)) return `${numberOf(from)} – ${longDay(to)}`
  return `${yearOf(from) === yearOf(to) ? dayOfMonth(from) : longDay(from)} – ${longDay(to)}`
}

/** 'Mar 5 – 9, 2027', 'Feb 28 – Mar 3, 2027'. */
export function shortDays(from: string, to: string): string {
  if (from === to) return shortDay(to)
  if (yearOf(from) !== yearOf(to)) return `${shortDay(from)} – ${shortDay(to)}`
  const first = `${shortMonthOf(from)} ${numberOf(from)}`
  return `${first} – ${monthAndYear(from) === monthAndYear(to) ? `${numberOf(to)}, ${yearOf(to)}` : shortDay(to)}`
}

/** 'Mar 2027', of a month as in 2027-03. */
export const shortMonth = (month: string) => `${shortMonthOf(`${month}-01`)} ${yearOf(month)}`

/** 'March'. */
export const monthOf = (day: string) => MONTHS[Number(day.slice(-5, -3)) - 1] ?? ''

const utcWeekday = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }))

/** 'Friday'. */
export const weekdayOf = (day: string) => utcWeekday().format(new Date(day))

const numberOf = (day: string) => Number(day.slice(-2))
const monthAndYear = (day: string) => day.slice(0, -3)
const shortMonthOf = (day: string) => monthOf(day).slice(0, 3)
