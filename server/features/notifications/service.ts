// What members are told of trips: written when a trip is shared, read by those it concerns.
import { type Notification, notifications } from '@aerie/contract/notifications'
import { stale } from '@aerie/contract/stale'
import type { Point } from '#features/places/service.ts'
import { openResidences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { nearDestination } from '#features/trips/near/near-destination.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { askForLetters } from './mail/service.ts'
import * as telling from './telling.ts'

const PAGE = 50
/** Of the brothers near a destination; the others are counted. */
const MOST_NAMED = 50
const ALL = stale(notifications.list, notifications.count)

/** Held until the transaction ends; taken before a trip is written of which `tellOfTrip` will tell. */
export const lockTelling = (tx: Context) => telling.lockTelling(tx.db)

/**
 * Brings what members were told of a trip in line with how it was just written: tells those whom it newly concerns, and
 * withdraws what no longer holds and was not read.
 */
export async function tellOfTrip(tx: Context, trip: { tripId: number; memberId: number; today: string }) {
  const { nearbyRadiusKm: km } = await readSettings(tx)
  const told = await telling.tell(tx.db, { ...trip, km })
  if (told.length > 0) await announce(tx, ALL, { memberIds: told })
  if (told.length > 0) await askForLetters(tx, trip)
}

/** A page of what the caller was told, newest first, and the cursor of the next one if there is one. */
export async function listNotifications(
  ctx: MemberContext,
  asked: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = asked.limit ?? PAGE
  const [rows, now, { nearbyRadiusKm: km }] = await Promise.all([
    data.listNotifications(ctx.db, ctx.actor.id, limit + 1, readCursor(asked.cursor)),
    openResidences(ctx),
    readSettings(ctx),
  ])
  const page = rows.slice(0, limit)
  const asking = { km, except: ctx.actor.id, most: MOST_NAMED }
  const items = page.map((row): Notification => {
    const { count, members } = isNearby(row) ? nearDestination(now, row, asking) : travellerOf(row)
    return {
      id: row.id,
      kind: row.kind as Notification['kind'],
      isRead: row.read_at !== null,
      location: row.location,
      tripTitle: row.trip_title,
      startDate: row.start_date,
      endDate: row.end_date,
      createdAt: row.created_at.toISOString(),
      nearbyCount: count,
      nearbyMemberNames: JSON.stringify(members.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
      nearbyMemberIds: JSON.stringify(members.map(({ id }) => id)),
    }
  })
  return { items, next: rows.length > limit ? String(page.at(-1)?.id) : null }
}

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(cursor))
    throw invalid('cursor', 'This cursor belongs to another list. Start from the top.')
  return Number(cursor)
}

const isNearby = (row: data.Row): row is data.Row & Point => row.latitude !== null && row.longitude !== null

const travellerOf = ({ traveller_id, first_name, familiar, last_name }: data.Row) => ({
  count: 1,
  members: [{ id: traveller_id, firstName: familiar || first_name, lastName: last_name }],
})

export const markRead = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.markRead(tx.db, tx.actor.id, id))) throw notFound('Notification')
    await announceOwn(tx)
  })

export const markAllRead = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    await data.markAllRead(tx.db, tx.actor.id)
    await announceOwn(tx)
  })

const announceOwn = (tx: MemberContext) => announce(tx, ALL, { memberIds: [tx.actor.id] })
