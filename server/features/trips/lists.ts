// Lists of trips as JSON: their beginnings are in memory, each member's own and what comes near him for himself.
import { trips } from '@aerie/contract/trips'
import * as z from 'zod/mini'
import { readSettings } from '#features/settings/service.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { MemberContext } from '#platform/context.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { cutPage, type PageRequest, readCursor, unknownCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { earliestToday } from './policy.ts'
import { serializeTrips } from './show.ts'

export async function listOwnTrips(ctx: MemberContext, page: PageRequest) {
  if (page.cursor === undefined) return showPage(ctx, page, (await readOwn(ctx, ctx.actor.id)).slice(0, page.limit + 1))
  const part = { limit: page.limit, after: placeOf(page.cursor) }
  return showPage(ctx, page, await data.listOwn(ctx.db, ctx.actor.id, part))
}

/** What the others share and have still before them. */
export async function listSharedTrips(ctx: MemberContext, page: PageRequest) {
  const found = await findInSoonest(ctx, page)
  return found ? showPage(ctx, page, found) : listOthers(ctx, page, null)
}

/** The same of what comes near where he lives. */
export async function listNearTrips(ctx: MemberContext, page: PageRequest) {
  const { nearbyRadiusKm: km } = await readSettings(ctx)
  if (page.cursor !== undefined || page.limit > READY_NEAR) return listOthers(ctx, page, { km })
  const ready = await readNear(ctx, `${ctx.actor.id} ${earliestToday(ctx.now())} ${km}`)
  return showPage(ctx, page, ready.slice(0, page.limit + 1))
}

/** As many of what all share as are compared. */
const MOST_COMPARED = 1_000

/** What all share and have still before them, on a day. */
const readShared = cachedEach({
  answers: [trips.list],
  load: (today: string, { db }) => data.listShared(db, null, today, { limit: MOST_COMPARED - 1, after: null }, null),
  concerned: ({ only }) => (only && 'memberIds' in only ? [] : 'all'),
})

/**
 * All that a member may see: his own, the newest first, and what is shared and still to come, his own among it; the same
 * list for as long as nothing of it changes.
 */
export async function listSeen(ctx: MemberContext) {
  const [own, shared] = await Promise.all([readOwn(ctx, ctx.actor.id), readShared(ctx, earliestToday(ctx.now()))])
  return { own, shared }
}

/** As many of what all share as anybody's first page is taken from. */
const READY = 100

/** The soonest of a day: a trip is shared with all, whose pages ask at once. */
const readSoonest = cachedEach({
  answers: [trips.list],
  load: (today: string, { db }) => data.listShared(db, null, today, { limit: READY - 1, after: null }, null),
})

/** All of one member's. */
const readOwn = cachedEach<number, data.TripRow[]>({
  answers: [trips.list],
  load: (memberId, { db }) => data.listOwn(db, memberId, { limit: Number.POSITIVE_INFINITY, after: null }),
  concerned: ({ only }) => (only && 'memberIds' in only ? only.memberIds : 'all'),
})

/** As many of what comes near somebody as his first page is taken from. */
const READY_NEAR = 20

/** The soonest of what comes near a member, by his id, the day and how far near is, with a space between. */
const readNear = cachedEach<string, data.TripRow[]>({
  answers: [trips.list],
  load: (key, { db }) => {
    const [id = '', today = '', km = ''] = key.split(' ')
    return data.listShared(db, Number(id), today, { limit: READY_NEAR, after: null }, { km: Number(km) })
  },
  // What is told to its owner alone comes near nobody.
  concerned: ({ only }) => (only && 'memberIds' in only ? [] : 'all'),
})

/** Null where the page goes beyond them. */
async function findInSoonest(ctx: MemberContext, { limit, cursor }: PageRequest) {
  if (cursor !== undefined) return null
  const soonest = await readSoonest(ctx, earliestToday(ctx.now()))
  const others = soonest.filter((row) => row.member_id !== ctx.actor.id)
  return others.length > limit || soonest.length < READY ? others.slice(0, limit + 1) : null
}

async function listOthers(ctx: MemberContext, page: PageRequest, near: { km: number } | null) {
  const part = { limit: page.limit, after: placeOf(page.cursor) }
  return showPage(ctx, page, await data.listShared(ctx.db, ctx.actor.id, earliestToday(ctx.now()), part, near))
}

async function showPage(ctx: MemberContext, { limit }: PageRequest, rows: data.TripRow[]) {
  const { items, next } = cutPage(rows, limit, (row) => `${row.start_date},${row.id}`)
  return { items: new SerializedJson(await serializeTrips(ctx, items)), next }
}

function placeOf(cursor: string | undefined) {
  const [day = '', id = ''] = readCursor(cursor, /^(\d{4}-\d\d-\d\d),(\d{1,9})$/) ?? []
  if (cursor === undefined) return null
  if (!z.iso.date().safeParse(day).success) throw unknownCursor()
  return { day, id: Number(id) }
}
