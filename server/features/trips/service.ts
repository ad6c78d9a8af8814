// Trips: planning, changing and sharing one's own, and seeing who else travels.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { TRIP_TAG } from '@aerie/contract/news-values'
import { stale } from '@aerie/contract/stale'
import { type NewTrip, type TripChanges, trips } from '@aerie/contract/trips'
import type * as z from 'zod/mini'
import { publishNews, withdrawNews } from '#features/news/service.ts'
import { openPlaces } from '#features/places/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as lists from './lists.ts'
import { lockTripNotifications, syncTripNotifications } from './near/sync-notifications.ts'
import { newsOf } from './news-text.ts'
import * as policy from './policy.ts'

export type TripRow = data.TripRow
export const listSeen = lists.listSeen
export const earliestToday = policy.earliestToday

/** In words, up to `limit` of those that were first shared after a time and come near where a member lives. */
export async function listNearTripsSince(
  ctx: Pick<Context, 'db' | 'caches' | 'now'>,
  memberId: number,
  since: Date,
  limit: number,
) {
  const { nearbyRadiusKm: km } = await readSettings(ctx)
  const part = { limit: limit - 1, after: null }
  return (await data.listShared(ctx.db, memberId, earliestToday(ctx.now()), part, { km, since })).map(newsOf)
}

export async function createTrip(ctx: MemberContext, input: z.output<typeof NewTrip>): Promise<data.TripRow> {
  policy.refuseNewDays(input, earliestToday(ctx.now()))
  const stops = await resolve(input.locations)
  return inTransaction(ctx, async (tx) => {
    const { isShared } = input
    if (isShared) await lockTripNotifications(tx)
    const trip = {
      member_id: tx.actor.id,
      title: input.title,
      start_date: input.startDate,
      end_date: input.endDate,
      is_shared: isShared,
      first_shared_at: isShared ? tx.now() : null,
    }
    const id = await data.insertTrip(tx.db, trip, stops)
    await record(tx, { action: 'trip.create', objectId: id, after: { isShared } })
    const row = await data.readTrip(tx.db, id)
    if (isShared) await publishOrWithdraw(tx, row)
    await announceTrips(tx, isShared)
    return row
  })
}

/** What is not among the changes stays as it is. */
export async function updateTrip(ctx: MemberContext, id: number, changes: TripChanges): Promise<data.TripRow> {
  const stops = changes.locations && (await resolve(changes.locations))
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwnTrip(tx, id)
    const { title, startDate = before.start_date, endDate = before.end_date } = changes
    const { isShared = before.is_shared, isActive = before.is_active } = changes
    policy.refuseDays({ startDate, endDate })
    await data.updateTrip(tx.db, id, {
      ...(title !== undefined && { title }),
      start_date: startDate,
      end_date: endDate,
      is_shared: isShared,
      is_active: isActive,
      ...(isShared && { first_shared_at: before.first_shared_at ?? tx.now() }),
    })
    if (stops) await data.replaceStops(tx.db, id, stops)
    // Not what it says: the log is read by others, and a trip may be private.
    await record(tx, {
      action: 'trip.update',
      objectId: id,
      after: { fields: Object.keys(changes), isShared, isActive },
    })
    const row = await data.readTrip(tx.db, id)
    const wasOpen = before.is_shared && before.is_active
    const isOpen = isShared && isActive
    if (wasOpen || isOpen) await publishOrWithdraw(tx, row)
    await announceTrips(tx, wasOpen || isOpen)
    return row
  })
}

export const removeTrip = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const before = await lockOwnTrip(tx, id)
    if (before.is_shared) {
      // Its notifications are withdrawn before the trip is gone, while they can still be found.
      await data.updateTrip(tx.db, id, { is_shared: false })
      await publishOrWithdraw(tx, await data.readTrip(tx.db, id))
    }
    await data.deleteTrip(tx.db, id)
    await record(tx, { action: 'trip.delete', objectId: id })
    await announceTrips(tx, before.is_shared)
  })

async function lockOwnTrip(tx: MemberContext, id: number) {
  await lockTripNotifications(tx)
  const trip = await data.lockTrip(tx.db, id, tx.actor.id)
  if (!trip) throw notFound('Trip')
  return trip
}

/** What each location means; one that means no city is kept as it was typed. */
async function resolve(locations: string[]): Promise<data.Stop[]> {
  const places = await openPlaces()
  const nowhere = { city: null, country: null, latitude: null, longitude: null }
  return locations.map((location) => ({ location, ...nowhere, ...places.find(location) }))
}

/** News and notifications follow the trip: there while it is shared and active, gone when it is not. */
async function publishOrWithdraw(tx: Context, row: data.TripRow) {
  await syncTripNotifications(tx, { tripId: row.id, memberId: row.member_id, today: earliestToday(tx.now()) })
  const source = { type: 'trip', id: row.id }
  if (row.is_shared && row.is_active)
    await publishNews(tx, source, {
      ...newsOf(row),
      tags: [TRIP_TAG],
      publishedAt: row.first_shared_at ?? tx.now(),
      authorId: row.member_id,
    })
  else await withdrawNews(tx, source)
}

/** Private trips concern nobody else's pages. */
const announceTrips = (tx: MemberContext, toAll: boolean) =>
  announce(tx, stale(trips.list, gatheringTrips.show), toAll ? undefined : { memberIds: [tx.actor.id] })
