// Numbers, lists, days and names of countries as server and pages write them: the one place that makes formatters of `Intl`.
import { onFirstUse } from './on-first-use.ts'

const day = (locale: 'en-GB' | 'en-US', options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat(locale, options))

const count = onFirstUse(() => new Intl.NumberFormat('en'))
const roundCount = onFirstUse(() => new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long' }))

/** '12,345'. */
export const formatCount = (number: number) => count().format(number)

/** '3.9 million'. */
export const formatRoundCount = (number: number) => roundCount().format(number)

const list = onFirstUse(() => new Intl.ListFormat('en'))
const listWithoutSerialComma = onFirstUse(() => new Intl.ListFormat('en-GB'))
const alternatives = onFirstUse(() => new Intl.ListFormat('en', { type: 'disjunction' }))

/** 'albums, news, and trips'. */
export const listOf = (parts: Iterable<string>) => list().format(parts)

/** The parts of the same, of which those of the type `element` are the given ones. */
export const listPartsOf = (parts: Iterable<string>) => list().formatToParts(parts)

/** 'Osric Vane, Idris Kell and 3 more': names, and how many there are besides. */
export const namesAndMore = (parts: Iterable<string>) => listWithoutSerialComma().format(parts)

/** 'albums, news, or trips'. */
export const anyOf = (parts: Iterable<string>) => alternatives().format(parts)

const alphabet = onFirstUse(() => new Intl.Collator('en', { sensitivity: 'base' }))

/** By the alphabet, whatever accents and capitals; for `sort`. */
export const byAlphabet = (one: string, other: string) => alphabet().compare(one, other)

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

/** 'in 5 hours', 'yesterday'. */
export const fromNow = (amount: number, unit: Intl.RelativeTimeFormatUnit) => relative().format(amount, unit)

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const longDay = day('en-GB', LONG)
const longUtcDay = day('en-GB', { ...LONG, timeZone: 'UTC' })
const mediumDay = day('en-GB', { ...LONG, month: 'short' })
const dayOfMonth = day('en-GB', { day: 'numeric', month: 'long' })
const utcDayOfMonth = day('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekday = day('en-GB', { weekday: 'long' })
const month = day('en-GB', { month: 'long' })
const utcMonth = day('en-GB', { month: 'long', timeZone: 'UTC' })
const time = day('en-GB', { hour: '2-digit', minute: '2-digit' })
const exactTime = day('en-GB', { timeStyle: 'medium' })
const utcWeekday = day('en-GB', { weekday: 'long', timeZone: 'UTC' })
const cardDay = day('en-US', { ...LONG, month: 'short' })
const paddedDay = day('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' })
const shortSpan = day('en-US', { ...LONG, month: 'short', timeZone: 'UTC' })
const longSpan = day('en-US', { ...LONG, timeZone: 'UTC' })

// In the time zone of whoever reads it, unless it says UTC.

/** '20 November 2026'. */
export const formatDay = (at: Date) => longDay().format(at)

/** '20 November 2026', by UTC. */
export const formatUtcDay = (at: Date) => longUtcDay().format(at)

/** 'November', by UTC. */
export const formatUtcMonth = (at: Date) => utcMonth().format(at)

/** '20 Nov 2026'. */
export const formatMediumDay = (at: Date) => mediumDay().format(at)

/** '20 November'. */
export const formatDayOfMonth = (at: Date) => dayOfMonth().format(at)

/** '20 November', by UTC. */
export const formatUtcDayOfMonth = (at: Date) => utcDayOfMonth().format(at)

/** 'Friday'. */
export const formatWeekday = (at: Date) => weekday().format(at)

/** 'November'. */
export const formatMonth = (at: Date) => month().format(at)

/** '18:40'. */
export const formatTime = (at: Date) => time().format(at)

/** '18:40:08'. */
export const formatExactTime = (at: Date) => exactTime().format(at)

/** 'Friday', by UTC. */
export const formatUtcWeekday = (at: Date) => utcWeekday().format(at)

/** 'Nov 20, 2026'. */
export const formatCardDay = (at: Date) => cardDay().format(at)

/** 'Mar 05, 2027', by UTC. */
export const formatPaddedDay = (at: Date) => paddedDay().format(at)

/** 'March 5, 2027', by UTC, as the first or last day of `formatLongSpan`. */
export const formatSpanDay = (at: Date) => longSpan().format(at)

/** 'Mar 5 – 9, 2027', by UTC. */
export const formatShortSpan = (from: Date, to: Date) => spanOf(shortSpan(), from, to)

/** 'March 5 – 9, 2027', by UTC. */
export const formatLongSpan = (from: Date, to: Date) => spanOf(longSpan(), from, to)

/** Some browsers put other kinds of room around the dash. */
const spanOf = (form: Intl.DateTimeFormat, from: Date, to: Date) => form.formatRange(from, to).replace(/\s/g, ' ')

export function isZoneKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined
  } catch {
    return false
  }
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** Has the name of a time zone among its parts, as it is called at a moment; throws a RangeError where there is no such zone. */
export function zoneFormat(timeZone: string, timeZoneName: 'longOffset' | 'short'): Intl.DateTimeFormat {
  const key = `${timeZoneName} ${timeZone}`
  const made = zoneFormats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
  zoneFormats.set(key, made)
  return made
}

/** The zone of this device's clock. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones that this runtime names, by the alphabet. */
export const zonesKnown = onFirstUse(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])])

/** The names of the months in a language, January's first, in lower case: alone, and as they are written after a day. */
export function monthNames(language: string, length: 'long' | 'short'): string[][] {
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

/** The names of countries and regions in a language, by their codes; undefined of what is no code. */
export function regionNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}

/** The code of the region that this one stands for today: 'DE' of 'DD'. */
export const regionToday = (code: string) => new Intl.Locale(`und-${code}`).region

const letterBounds = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** As a reader counts them: each with its accents. */
export const lettersOf = (text: string) => Array.from(letterBounds().segment(text), ({ segment }) => segment)
