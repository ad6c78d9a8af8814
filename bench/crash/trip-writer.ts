// A member who shares trips, takes them back and shares them again, and what the database holds of them after all crashes.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { type Client, expectStatus } from '../instruments/client.ts'

const DAY_MS = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Shares a trip to where brothers live, takes every other one back, and tells its id as soon as it was acknowledged. */
export async function shareTrip(client: Client, cookie: string, acknowledge: (id: number) => void) {
  const headers = { cookie, 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body: object) =>
    JSON.parse(
      String((await expectStatus(200, client.send(path, { method, headers, body: JSON.stringify(body) }))).body),
    )
  const locations = ['London, United Kingdom', 'New York City', 'Mumbai, India']
  const trip = { title: 'A trip', locations, startDate: day(5), endDate: day(9), isShared: true }
  const { id } = await ask('POST', '/api/trips', trip)
  acknowledge(id)
  for (const isShared of id % 2 === 0 ? [false] : [false, true]) await ask('PUT', `/api/trips/${id}`, { isShared })
}

interface TripRow {
  id: number
  is_shared: boolean
  is_news: boolean
  is_notified: boolean
  is_noted: boolean
}

/** A trip has its news and its notifications while it is shared, and neither while it is not. */
export async function verifyTrips(db: Db, acknowledged: number[]) {
  const { rows: trips } = await sql<TripRow>`
    select trip.id, trip.is_shared,
      exists (select from news_items news where source_type = 'trip' and source_id = trip.id and is_published) as is_news,
      exists (select from notifications
        where subject_type = 'trip' and subject_id = trip.id and withdrawn_at is null) as is_notified,
      exists (select from audit_entries where object_type = 'trip' and object_id = trip.id::text) as is_noted
    from trips trip`.execute(db)
  const kept = new Set(trips.map(({ id }) => id))
  const halves = trips.filter((trip) => trip.is_news !== trip.is_shared || trip.is_notified !== trip.is_shared)
  console.log(`There are ${kept.size} trips, ${trips.filter((trip) => trip.is_shared).length} of them shared.`)
  return [
    ...halves.map(
      ({ id, is_shared }) =>
        `trip ${id} is ${is_shared ? 'shared' : 'private'}, and its news or notifications say otherwise`,
    ),
    ...trips.filter(({ is_noted }) => !is_noted).map(({ id }) => `trip ${id} is not in the audit log`),
    ...acknowledged.filter((id) => !kept.has(id)).map((id) => `trip ${id} is lost`),
  ]
}
