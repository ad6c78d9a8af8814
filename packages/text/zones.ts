// Time zones by their IANA names: the moment that a clock in one means, and how a moment is told there.
import { daysAfter, longDay, weekdayOf } from './dates.ts'
import { onFirstUse } from './on-first-use.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NAME = /^[A-Z][\w+-]*(?:\/[\w+-]+){0,2}$/
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/

export const UTC = 'UTC'

/** Whether this runtime knows a zone of this name; bare offsets such as '+02:00' are none, for their clocks never change. */
export const isTimeZone = (name: string) => NAME.test(name) && isZoneKnown(name)

function isZoneKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** The zone of this device's clock. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones that this runtime names, by the alphabet. */
export const zonesKnown = onFirstUse(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])])

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
export function offsetIn(zone: string, at: Date): number {
  if (zone === UTC) return 0
  const [, sign, hours, minutes, seconds] = OFFSET.exec(nameIn(zone, at, 'longOffset')) ?? []
  const ahead = Number(hours ?? 0) * 60 * MINUTE_MS + Number(minutes ?? 0) * MINUTE_MS + Number(seconds ?? 0) * 1000
  return sign === '-' ? -ahead : ahead
}

const nameIn = (zone: string, at: Date, form: 'longOffset' | 'short') =>
  zoneFormat(zone, form)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** Has the name of a time zone among its parts, as it is called at a moment; throws a RangeError where there is no such zone. */
function zoneFormat(timeZone: string, timeZoneName: 'longOffset' | 'short'): Intl.DateTimeFormat {
  const key = `${timeZoneName} ${timeZone}`
  const made = zoneFormats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
  zoneFormats.set(key, made)
  return made
}

/** What calendar and clock of a zone show: '2026-11-20' and '18:40'. */
export function clockIn(zone: string, at: Date): { day: string; time: string } {
  const shown = shownIn(zone, at).toISOString()
  return { day: shown.slice(0, -14), time: shown.slice(-13, -8) }
}

/** A moment whose day and hour by UTC are those of the zone. */
const shownIn = (zone: string, at: Date) => new Date(at.getTime() + offsetIn(zone, at))

/**
 * The moment at which calendar and clock of a zone show this: of two, the first; where clocks pass over it, as long
 * after the change as it would have been without.
 */
export function momentIn(zone: string, day: string, time = '00:00'): Date {
  const shown = Date.parse(`${day}T${time}:00.000Z`)
  const [before, after] = [-DAY_MS, DAY_MS].map((by) => offsetIn(zone, new Date(shown + by))) as [number, number]
  const found = [shown - before, shown - after].find((at) => at + offsetIn(zone, new Date(at)) === shown)
  return new Date(found ?? shown - before)
}

/** The first moment of a day, which is not everywhere at midnight: some clocks are set from there to one o'clock. */
export const startOfDayIn = (zone: string, day: string) => momentIn(zone, day)

/** The first moment that does not belong to a day any more. */
export const endOfDayIn = (zone: string, day: string) => momentIn(zone, daysAfter(day, 1))

/** The day that ends at a moment; null where none does. */
export function dayEndingIn(zone: string, at: Date): string | null {
  const { day } = clockIn(zone, at)
  return startOfDayIn(zone, day).getTime() === at.getTime() ? daysAfter(day, -1) : null
}

/** 'UTC', 'New York time (EDT)', 'Berlin time (UTC+2)': whose clock it is, as it goes at a moment. */
export const zoneWords = (zone: string, at: Date) => (zone === UTC ? UTC : `${zoneName(zone)} (${shortZone(zone, at)})`)

/** 'UTC', 'New York time': whose clock it is, the year round. */
export const zoneName = (zone: string) => (zone === UTC ? UTC : `${placeOf(zone)} time`)

/** 'EDT', 'UTC+2'. */
export const shortZone = (zone: string, at: Date) => nameIn(zone, at, 'short').replace(/^GMT(?=[+-])/, UTC)

/** 'New York' of America/New_York. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** '3 July 2026': the day that it is there. */
export const dayIn = (zone: string, at: Date) => longDay(clockIn(zone, at).day)

/** '3 July 2026, 18:40'. */
export const momentWords = (zone: string, at: Date) => momentBy(longDay, zone, at)

/** With the zone: '3 July 2026, 18:40, New York time (EDT)'. */
export const momentInZone = (zone: string, at: Date) => `${momentWords(zone, at)}, ${zoneWords(zone, at)}`

/** Of an end: '3 July 2026, 18:40', and where the day ends with it 'the end of 3 July 2026'. */
export function endWords(zone: string, at: Date, wordsOfDay = longDay): string {
  const day = dayEndingIn(zone, at)
  return day === null ? momentBy(wordsOfDay, zone, at) : `the end of ${wordsOfDay(day)}`
}

/** With the zone: 'the end of 3 July 2026, New York time (EDT)'. */
export const endInZone = (zone: string, at: Date) => `${endWords(zone, at)}, ${zoneWords(zone, at)}`

/** For those who read it days later: 'the end of Friday, 3 July 2026, New York time (EDT)'. */
export const endWithWeekday = (zone: string, at: Date) =>
  `${endWords(zone, at, (day) => `${weekdayOf(day)}, ${longDay(day)}`)}, ${zoneWords(zone, at)}`

function momentBy(wordsOfDay: (day: string) => string, zone: string, at: Date): string {
  const { day, time } = clockIn(zone, at)
  return `${wordsOfDay(day)}, ${time}`
}
