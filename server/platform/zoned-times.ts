// The clock of a place: which moment an hour of a day is there, and which zone a point on earth has.
import { onFirstUse } from '@aerie/text/on-first-use'
import { isTimeZone } from '@aerie/text/zones'

const temporal = onFirstUse(() => import('temporal-polyfill'))
const lookup = onFirstUse(() => import('@photostructure/tz-lookup'))

interface ZonedTime {
  /** A calendar day. */
  date: string
  /** HH:MM; 24:00 is no time, but 00:00 of the next day. */
  time: string
  timeZone: string
}

/**
 * The moment at which clocks in a zone show an hour of a day, by the zone data of this Node; null where they never do,
 * since they are put forward over it. Of an hour that comes twice, the first.
 */
export async function momentOf(shown: ZonedTime): Promise<Date | null> {
  const { Temporal } = await temporal()
  const moment = await clockAt(shown)
  const isShown = moment.toPlainDateTime().equals(Temporal.PlainDateTime.from(`${shown.date}T${shown.time}`))
  return isShown ? new Date(moment.epochMilliseconds) : null
}

/** The same with its zone; an hour that clocks are put forward over is as long after the last that they show. */
export async function clockAt({ date, time, timeZone }: ZonedTime) {
  const { Temporal } = await temporal()
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'earlier' })
}

export interface ClockChange {
  /** What clocks show as they are changed, before it: 2027-03-28T02:00:00. */
  at: string
  /** Offsets from UTC before and after, as in +01:00. */
  from: string
  to: string
  /** They are put forward, and back again later. */
  isSummer: boolean
}

/**
 * How the clocks of a zone are changed from the last time before a calendar day until another; of a zone whose clocks
 * nobody has ever changed, that they are not.
 */
export async function clockChanges(timeZone: string, first: string, last: string): Promise<ClockChange[]> {
  const { Temporal } = await temporal()
  const [begin, end] = [first, last].map((day) => Temporal.PlainDate.from(day).toZonedDateTime(timeZone))
  if (!begin || !end) return []
  const changes: ClockChange[] = []
  const before = begin.getTimeZoneTransition('previous')
  if (!before) {
    const { offset } = begin
    changes.push({ at: begin.toPlainDateTime().toString(), from: offset, to: offset, isSummer: false })
  }
  let change = before ?? begin.getTimeZoneTransition('next')
  while (change && change.epochMilliseconds <= end.epochMilliseconds) {
    const after = change.getTimeZoneTransition('next')
    const { offset: from } = change.subtract({ nanoseconds: 1 })
    const at = change.withTimeZone(from).toPlainDateTime().toString()
    const isForward = change.offsetNanoseconds > change.subtract({ nanoseconds: 1 }).offsetNanoseconds
    changes.push({ at, from, to: change.offset, isSummer: isForward && after !== null })
    change = after
  }
  return changes
}

/** The moment at which the day after a calendar day begins in a zone. */
export async function endOfDay(date: string, timeZone: string): Promise<Date> {
  const { Temporal } = await temporal()
  return new Date(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds)
}

/** The IANA zone at a point, by the boundaries of the Time Zone Boundary Builder; null where this Node knows none of that name. */
export async function zoneAt({ latitude, longitude }: { latitude: number; longitude: number }): Promise<string | null> {
  const zone = (await lookup()).default(latitude, longitude)
  return isTimeZone(zone) ? zone : null
}
