// Keeps the notifications of a trip in line with the trip.
import { syncNotifications } from '#features/notifications/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** Held until the transaction ends; taken before a trip is written of which `syncTripNotifications` will tell. */
export const lockTripNotifications = (tx: Context) => data.lockNotifications(tx.db)

/**
 * Tells those whom a trip newly concerns as it was just written, of it and of whom its traveller meets on his others,
 * and withdraws what no longer holds and was not read.
 */
export async function syncTripNotifications(tx: Context, trip: Omit<data.Journey, 'km'>) {
  const { nearbyRadiusKm: km } = await readSettings(tx)
  const { tripId, memberId } = trip
  await syncNotifications(
    tx,
    { subject: { type: 'trip', id: tripId }, to: { memberId, kinds: ['coming', 'crossing'] } },
    data.desiredNotifications({ ...trip, km }),
  )
}
