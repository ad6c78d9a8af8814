// When something begins and ends: by the organisation's clock, and by the reader's where that shows something else.

import { momentAt } from './moments.ts'
import { endInZone, endWords, momentWords, offsetIn, ownTimeZone, zoneWords } from './zones.ts'

const isOwnTime = (zone: string, own: string, at: Date) => offsetIn(zone, at) === offsetIn(own, at)

/** '3 July 2026, 18:40, New York time (EDT)', or 'the end of 3 July 2026, …'. */
export const endOf = (endDate: string, zone: string) => endInZone(zone, momentAt(endDate))

/** '4 July 2026, 00:40 by your clock'; null where it is the same. */
export function endByOwnClock(endDate: string, zone: string, own = ownTimeZone()): string | null {
  const at = momentAt(endDate)
  return isOwnTime(zone, own, at) ? null : `${endWords(own, at)} by your clock`
}

interface Period {
  startDate: string
  endDate: string
}

/** '1 July 2026, 09:00 to 3 July 2026, 18:40, New York time (EDT)'; where clocks change between, each has its own. */
export function periodOf({ startDate, endDate }: Period, zone: string): [start: string, end: string] {
  const [start, end] = [momentAt(startDate), momentAt(endDate)]
  const isSame = zoneWords(zone, start) === zoneWords(zone, end)
  return [momentWords(zone, start) + (isSame ? '' : `, ${zoneWords(zone, start)},`), endInZone(zone, end)]
}

/** '1 July 2026, 15:00 to 4 July 2026, 00:40 by your clock'; null where it is the same. */
export function periodByOwnClock({ startDate, endDate }: Period, zone: string, own = ownTimeZone()): string | null {
  const [start, end] = [momentAt(startDate), momentAt(endDate)]
  if (isOwnTime(zone, own, start) && isOwnTime(zone, own, end)) return null
  return `${momentWords(own, start)} to ${endWords(own, end)} by your clock`
}

/** '4 July 2026, 00:40', of a moment that is typed by the organisation's clock; null where it is the same. */
export const typedByOwnClock = (at: Date, zone: string, own = ownTimeZone()) =>
  isOwnTime(zone, own, at) ? null : momentWords(own, at)
