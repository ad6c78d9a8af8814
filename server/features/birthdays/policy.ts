// On which day of a year a birthday is kept, and which of them come within a week.
import { daysAfter, yearOf } from '@aerie/text/dates'
import { dayOfBirth } from '@aerie/text/partial-dates'

type DayOfYear = NonNullable<ReturnType<typeof dayOfBirth>>

/** The next such day, today at the earliest. Who was born on 29 February has it on the 28th in other years. */
export function nextBirthday({ month, day }: DayOfYear, today: string): string {
  const inYear = (year: number) => {
    const written = `${year}-${two(month)}-${two(day)}`
    return month === 2 && day === 29 && !isLeap(year) ? `${year}-02-28` : written
  }
  const on = inYear(yearOf(today))
  return on < today ? inYear(yearOf(today) + 1) : on
}

/** As a record has it; null where it tells no day, or none so soon. */
export function birthdayWithin(birthday: string | null, today: string, days: number): string | null {
  const born = birthday === null ? null : dayOfBirth(birthday)
  const on = born && nextBirthday(born, today)
  return on !== null && on < daysAfter(today, days) ? on : null
}

const two = (part: number) => String(part).padStart(2, '0')

const isLeap = (year: number) => daysAfter(`${year}-02-28`, 1).endsWith('-29')
