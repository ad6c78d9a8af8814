// What members are told of trips: written when a trip is shared, read by those it concerns.
import type { Notification } from '@aerie/contract/notifications'
import type { Homes } from '#features/members/service.ts'
import { distanceKm, type Point } from '#features/places/service.ts'
import { readWords } from '#features/settings/service.ts'
import { type Context, inTransaction, type MemberContext } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { announce, announceTo } from '#platform/events/announce.ts'
import * as data from './data.ts'
import * as telling from './telling.ts'

const PAGE = 50
/** Of the brothers near a destination; the others are counted. */
const MOST_NAMED = 50
const KEYS = [['notifications']]

/** Held until the transaction ends, by whoever is about to call `tellOfTrip`. */
export const tellingLock = telling.tellingLock

/**
 * Brings what members were told of a trip in line with how it was just written: tells those whom it newly concerns, and
 * withdraws what no longer holds and was not read. The transaction has to hold the lock since an earlier statement.
 */
export async function tellOfTrip(tx: Context, trip: { tripId: number; memberId: number; today: string }) {
  const { nearbyRadiusKm: km } = await readWords(tx)
  await announceTo(tx, await telling.tell(tx.db, { ...trip, km }), KEYS)
}

/** A page of what the caller was told, newest first, and the cursor of the next one if there is one. */
export async function listNotifications(
  ctx: MemberContext,
  homes: Homes,
  asked: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = asked.limit ?? PAGE
  const [rows, now, { nearbyRadiusKm: km }] = await Promise.all([
    data.listNotifications(ctx.db, ctx.actor.id, limit + 1, readCursor(asked.cursor)),
    homes.now(),
    readWords(ctx),
  ])
  const page = rows.slice(0, limit)
  const items = page.map((row): Notification => {
    const { count, members } = isNearby(row) ? now.near(row, askedOf(row, ctx.actor.id, km)) : travellerOf(row)
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
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw invalid('cursor', 'This cursor belongs to another list. Start from the top.')
  return Number(cursor)
}

const isNearby = (row: data.Row): row is data.Row & Point => row.latitude !== null && row.longitude !== null

const travellerOf = ({ traveller_id, first_name, familiar, last_name }: data.Row) => ({
  count: 1,
  members: [{ id: traveller_id, firstName: familiar || first_name, lastName: last_name }],
})

const isSame = (one: Point, other: Point) => one.latitude === other.latitude && one.longitude === other.longitude

/** Each brother is named once in a trip: at the destination nearest to him. */
function askedOf(row: data.Row & Point, except: number, km: number) {
  const asked = { km, except, most: MOST_NAMED }
  if (!row.destinations.some((stop) => isSame(stop, row))) return asked
  const others = row.destinations.filter((stop) => !isSame(stop, row))
  return {
    ...asked,
    counts: (home: Point) => {
      const away = distanceKm(row, home)
      return others.every((other) => away <= distanceKm(other, home))
    },
  }
}

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

const announceOwn = (tx: MemberContext) => announce(tx, { keys: KEYS, only: { memberId: tx.actor.id } })
