// The zones of a calendar as programs that know none of their names read them (RFC 5545, VTIMEZONE).
import { type ClockChange, clockChanges } from '#platform/zoned-times.ts'

interface Stay {
  time_zone: string
  start_date: string
  end_date: string
}

/** Each zone with the changes of its clocks, from the last before the first of these to the last of them. */
export async function writeTimeZones(stays: Stay[]): Promise<Map<string, string>> {
  const zones = new Map<string, { first: string; last: string }>()
  for (const { time_zone, start_date, end_date } of stays) {
    const { first, last } = zones.get(time_zone) ?? { first: start_date, last: end_date }
    zones.set(time_zone, { first: start_date < first ? start_date : first, last: end_date > last ? end_date : last })
  }
  const written = [...zones].map(async ([zone, { first, last }]) => {
    // From New Year to New Year: a program that is asked for what else there is in them knows it too.
    const changes = await clockChanges(zone, `${first.slice(0, 4)}-01-01`, `${last.slice(0, 4)}-12-31`)
    return [zone, zoneOf(zone, changes)] as const
  })
  return new Map(await Promise.all(written))
}

const zoneOf = (zone: string, changes: ClockChange[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...changes.flatMap(partOf), 'END:VTIMEZONE'].join('\r\n')

function partOf({ at, from, to, isSummer }: ClockChange) {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${at.replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ]
}
