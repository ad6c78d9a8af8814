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
export async function momentOf({ date, time, timeZone }: ZonedTime): Promise<Date | null> {
  const { Temporal } = await temporal()
  const shown = Temporal.PlainDateTime.from(`${date}T${time}`)
  const moment = shown.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return moment.toPlainDateTime().equals(shown) ? new Date(moment.epochMilliseconds) : null
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
