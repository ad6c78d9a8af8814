// Days of a life as programs and people write them, whole or in part, told in words: '14 March', '3 February 1931'. Each is a
// bare day and has no zone; what could be two days stays as it was written.

import { MONTHS } from './dates.ts'
import { onFirstUse } from './on-first-use.ts'

interface PartialDate {
  year?: number
  /** From 1 to 12. */
  month?: number
  day?: number
}

/** A birthday in words, which may be without its year; what tells no day for certain comes back as it is. */
export const birthdayInWords = (text: string) => inWords(text, readDay(text))

/** Month and day of a birthday, each from 1, without its year; null where it tells no day for certain. */
export function dayOfBirth(text: string): { month: number; day: number } | null {
  const date = readDay(text)
  return date?.month && date.day ? { month: date.month, day: date.day } : null
}

/** The same of when something began or ended: what has no year stays, since 'March 14' may be the year 2014. */
export function timeInWords(text: string) {
  const date = readDay(text)
  return inWords(text, date?.year ? date : null)
}

const inWords = (text: string, date: PartialDate | null) =>
  date?.month ? [date.day, MONTHS[date.month - 1], date.year].filter(Boolean).join(' ') : text

const A_LEAP_YEAR = 2000
/** Address books of Apple write so that nobody has said the year. */
const NO_YEAR = 1604

const readDay = (text: string) => checked(readNumbers(text) ?? readSpelledOut(text))

/** Null for a day that no calendar has. */
function checked(date: PartialDate | null): PartialDate | null {
  if (!date?.month) return null
  const { day } = date
  const year = date.year === NO_YEAR ? undefined : date.year
  if (year !== undefined && (year < 1800 || year > 2199)) return null
  if (date.month > 12 || (day !== undefined && (day < 1 || day > daysIn(date.month, year)))) return null
  return { ...(year && { year }), month: date.month, ...(day && { day }) }
}

const daysIn = (month: number, year = A_LEAP_YEAR) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Each with names for its parts; `a` and `b` are a day and a month in either order. */
const NUMBERS = [
  // vCard: --03-14, --0314, --03
  /^--(?<month>\d{2})(?:-?(?<day>\d{2}))?$/,
  // 1931-02-03, 1931/2/3, and with the midnight that programs add
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\.?(?:[T ]0{1,2}:00(?::00(?:\.0{1,6})?)?Z?)?$/,
  // 19310203
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  // 2019-06
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  // 06/2019
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  // 1931年2月3日, 3월 14일
  /^(?:(?<year>\d{4}) ?[年년] ?)?(?<month>\d{1,2}) ?[月월](?: ?(?<day>\d{1,2}) ?[日일])?$/,
  // 14.3. and 2. 3.: only where the day comes first does a dot end it
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\.$/,
  // 3/14/1931, 14.3.1931, 3/14
  /^(?<a>\d{1,2})[-/.] ?(?<b>\d{1,2})(?:[-/.] ?(?<year>\d{4}))?$/,
]

function readNumbers(text: string): PartialDate | null {
  for (const form of NUMBERS) {
    const parts = form.exec(text)?.groups
    if (parts) return dateIn(parts)
  }
  return null
}

/** Of a day and a month in either order null, where each could be the other. */
function dateIn(parts: Partial<Record<'year' | 'month' | 'day' | 'a' | 'b', string>>): PartialDate | null {
  const [year, a, b] = [parts.year, parts.a, parts.b].map(numberOf)
  if (a === undefined || b === undefined) return dateOf(year, numberOf(parts.month), numberOf(parts.day))
  if (a === b || (a > 12 && b <= 12)) return dateOf(year, b, a)
  return b > 12 ? dateOf(year, a, b) : null
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits))

const dateOf = (year: number | undefined, month: number | undefined, day: number | undefined): PartialDate => ({
  ...(year !== undefined && { year }),
  ...(month !== undefined && { month }),
  ...(day !== undefined && { day }),
})

const LONGEST = 40
const FILLERS = new Set(['of', 'the', 'de', 'del', 'den', 'der', 'le', 'r', 'г', 'года'])
/** Excel writes months of years so. */
const MONTH_OF_SHORT_YEAR = /^\p{L}{3,12}\.?-\d{2}$/u

function readSpelledOut(text: string): PartialDate | null {
  if (text.length > LONGEST || MONTH_OF_SHORT_YEAR.test(text)) return null
  const words = text
    .toLowerCase()
    .split(/[\s.,-]+/)
    .filter((word) => word !== '' && !FILLERS.has(word))
  const months = words.map(monthOf)
  const at = months.findIndex(Boolean)
  const month = months[at]
  if (!month || words.length > 3) return null
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  return dateAround(month, before, after)
}

/** '14 March 1931', 'March 14, 1931', '1931 March 14', 'March 1931'. */
function dateAround(month: number, before: string[], after: string[]): PartialDate | null {
  const numbers = [...before, ...after]
  const days = numbers.flatMap((word) => /^(\d{1,2})(?:st|nd|rd|th|er|e|º|ª)?$/.exec(word)?.[1] ?? [])
  const years = numbers.filter((word) => /^\d{4}$/.test(word))
  const isOfBoth = days.length <= 1 && years.length <= 1 && days.length + years.length === numbers.length
  const isInOrder = before.length < 2 && (before.length === 0 || after.length < 2)
  if (!isOfBoth || !isInOrder || numbers.length === 0) return null
  return dateOf(numberOf(years[0]), month, numberOf(days[0]))
}

const LANGUAGES = 'de fr es it pt nl sv da nb fi pl cs sk hu ro hr sl tr ru uk el ca'.split(' ')

const monthOf = (word: string) => (/\d/.test(word) ? null : (english().get(word) ?? foreign().get(word)))

const english = onFirstUse(() => new Map([...monthsIn(['en-US', 'en-GB'], 'short'), ...monthsIn(['en-GB'], 'long')]))

/** Of words that mean two months in two languages, as listopad does, none. */
const foreign = onFirstUse(() => monthsIn(LANGUAGES, 'long'))

function monthsIn(languages: string[], length: 'long' | 'short') {
  const found = new Map<string, number | null>()
  for (const language of languages)
    for (const [at, names] of monthNames(language, length).entries())
      for (const name of names) found.set(name, found.has(name) && found.get(name) !== at + 1 ? null : at + 1)
  return found
}

/** The names of the months in a language, January's first, in lower case: alone, and as they are written after a day. */
function monthNames(language: string, length: 'long' | 'short'): string[][] {
  const forms = [{ month: length }, { day: 'numeric', month: length }] as const
  const formats = forms.map((form) => new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }))
  return Array.from({ length: 12 }, (_, at) =>
    formats.flatMap((format) => {
      const parts = format.formatToParts(Date.UTC(2000, at, 14))
      const name = parts.find(({ type }) => type === 'month')?.value ?? ''
      return (
        name
          .toLowerCase()
          .replace(/\.$/, '')
          .split(/[\s’']/)
          .at(-1) ?? []
      )
    }),
  )
}
