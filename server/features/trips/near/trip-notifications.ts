// What the bell and emails say of trips: who lives near a destination now, and who is coming or crossing.
import type { TripNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { openResidences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { EmailNote, NotificationDefinition, NotificationRow } from '#platform/notification-kinds.ts'
import * as data from './data.ts'
import { comingNote, crossingNote, nearbyNote } from './email-notes.ts'
import { type Near, nearDestination } from './near-destination.ts'

/** Of the brothers near a destination; the others are counted. */
const MOST_NAMED = 50
const MOST_NAMED_IN_EMAIL = 10

type NearbyRow = NotificationRow<'nearby'>
type TravellerRow = NotificationRow<'coming' | 'crossing'>

const nearby: NotificationDefinition<'nearby'> = {
  async present(ctx, rows) {
    const nearOf = await openNear(ctx, rows, MOST_NAMED)
    return rows.map((row) => presentTrip(row, nearOf(row)))
  },
  async email(ctx, rows) {
    const nearOf = await openNear(ctx, rows, MOST_NAMED_IN_EMAIL)
    return rows.flatMap((row) => nearbyNote(row, nearOf(row)) ?? [])
  },
  push: {
    sentences: {
      nearby: 'Brothers live near where you are going.',
    },
    pathOf: () => '/trips',
    urgency: 'normal',
  },
}

/** One traveller each. */
const ofTraveller = (note: (row: TravellerRow) => EmailNote | null): NotificationDefinition<'coming' | 'crossing'> => ({
  present: async (_ctx, rows) =>
    rows.flatMap((row) => (row.about ? presentTrip(row, { count: 1, members: [row.about] }) : [])),
  email: async (_ctx, rows) => rows.flatMap((row) => note(row) ?? []),
  push: {
    sentences: {
      coming: 'A brother is coming to where you live.',
      crossing: 'A brother will be where you are going.',
    },
    pathOf: () => '/trips',
    urgency: 'normal',
  },
})

export const tripNotifications = {
  nearby,
  coming: ofTraveller(comingNote),
  crossing: ofTraveller(crossingNote),
}

/** Who lives near the destination of each; a reader is not near himself. */
async function openNear(ctx: Context, rows: NearbyRow[], most: number) {
  const tripIds = [...new Set(rows.map(({ subjectId }) => subjectId))]
  const [stops, now, { nearbyRadiusKm: km }] = await Promise.all([
    data.listDestinations(ctx.db, tripIds),
    openResidences(ctx),
    readSettings(ctx),
  ])
  const destinations = Map.groupBy(stops, ({ trip_id }) => trip_id)
  return ({ subjectId, memberId, facts: { latitude, longitude } }: NearbyRow): Near =>
    nearDestination(
      now,
      { latitude, longitude, destinations: destinations.get(subjectId) ?? [] },
      { km, except: memberId, most },
    )
}

/** Names and ids are JSON in a text. */
function presentTrip(row: NearbyRow | TravellerRow, { count, members }: Near): TripNotification {
  const { id, kind, isRead, createdAt } = row
  const { location, tripTitle, startDate, endDate } = row.facts
  return {
    id,
    kind,
    isRead,
    createdAt,
    location,
    tripTitle,
    startDate,
    endDate,
    nearbyCount: count,
    nearbyMemberNames: JSON.stringify(members.map(displayName)),
    nearbyMemberIds: JSON.stringify(members.map((member) => member.id)),
  }
}
