// Writes trips as an iCalendar file, each over whole days.
import type { TripRow } from './data.ts'

export interface Organisation {
  name: string
  /** Without a slash at the end. */
  publicUrl: string
}

const REFRESHED_SECONDS = 3600
const DAY_MS = 86_400_000

export async function writeCalendar({ name, publicUrl }: Organisation, trips: TripRow[]): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator')
  const calendar = ical({
    name: `${line(name)}: trips`,
    prodId: { company: 'Aerie', product: 'Trips', language: 'EN' },
    ttl: REFRESHED_SECONDS,
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
  return `${calendar.toString()}\r\n`
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Calendars forbid control characters. */
const line = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
