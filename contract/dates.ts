// Bare days as in 2027-03-05, which have no time zone and sort as text: reckoned with, and as every page and mail writes them.
import { formatLongSpan, formatPaddedDay, formatShortSpan, formatUtcDay, formatUtcDayOfMonth } from './formats.ts'

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a text is one; what a field for a day holds while one is typed may have more digits. */
export const isDay = (text: string) => DAY.test(text)

/** So many days later, or earlier where it is negative. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, -14)

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

/** '5 March 2027'. */
export const longDay = (day: string) => formatUtcDay(new Date(day))

/** 'Mar 5, 2027'. */
export const shortDay = (day: string) => shortDays(day, day)

/** 'Mar 05, 2027', as the cards of trips have it. */
export const paddedDay = (day: string) => formatPaddedDay(new Date(day))

/** '5 March'. */
export const dayOfMonth = (day: string) => formatUtcDayOfMonth(new Date(day))

/** 'Mar 5 – 9, 2027'. */
export const shortDays = (from: string, to: string) => formatShortSpan(new Date(from), new Date(to))

/** The same in a sentence that has room: 'March 5 – 9, 2027'. */
export const longDays = (from: string, to: string) => formatLongSpan(new Date(from), new Date(to))
