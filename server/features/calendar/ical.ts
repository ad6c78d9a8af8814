// Writes trips and gatherings as an iCalendar file.
import type { TripRow } from './data.ts'
import { gatheringEvent } from './gathering-event.ts'
import type { GatheringRow } from './gatherings-data.ts'
import { line } from './line.ts'
import { writeTimeZones } from './time-zones.ts'

export interface Organisation {
  name: string
  /** Without a slash at the end. */
  publicUrl: string
}

interface Entries {
  trips: TripRow[]
  gatherings: GatheringRow[]
}

const REFRESHED_SECONDS = 3600
const DAY_MS = 86_400_000

export async function writeCalendar({ name, publicUrl }: Organisation, { trips, gatherings }: Entries) {
  const { default: ical, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator')
  const zones = await writeTimeZones(gatherings)
  const calendar = ical({
    name: `${line(name)}: trips and gatherings`,
    prodId: { company: 'Aerie', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESHED_SECONDS,
    timezone: { name: null, generator: (zone) => zones.get(zone) ?? null },
  })
  const host = URL.parse(publicUrl)?.host ?? 'aerie'
  for (const trip of trips)
    calendar.createEvent({
      id: `trip-${trip.id}@${host}`,
      summary: line(trip.traveller ? `${trip.traveller}: ${trip.title}` : trip.title),
      location: trip.locations.map(line).join(' · '),
      url: `${publicUrl}/trips`,
      allDay: true,
      start: midnight(trip.start_date),
      // The first day after it.
      end: new Date(midnight(trip.end_date).getTime() + DAY_MS),
      // Where he travels says nothing of when he is free.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: trip.changed_at,
      lastModified: trip.changed_at,
    })
  for (const gathering of gatherings) calendar.createEvent(await gatheringEvent(gathering, publicUrl, host))
  return `${calendar.toString()}\r\n`
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
