// Calendar feeds: a secret address for each member who wants one, and what calendar programs read there.
import { createHash } from 'node:crypto'
import { calendar } from '@aerie/contract/calendar'
import { stale } from '@aerie/contract/stale'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as gatheringsData from './gatherings-data.ts'
import { writeCalendar } from './ical.ts'

export async function ownCalendar(ctx: MemberContext) {
  const feed = await data.findFeed(ctx.db, ctx.actor.id)
  return { since: feed?.created_at.toISOString() ?? null, url: null }
}

/** Makes an address, and ends the one before. */
export const renewCalendar = (ctx: MemberContext, publicUrl: string) =>
  inTransaction(ctx, async (tx) => {
    const secret = randomSecret()
    const { created_at } = await data.saveFeed(tx.db, tx.actor.id, secret)
    await record(tx, { action: 'calendar.renew', objectId: tx.actor.id })
    await announceFeed(tx, tx.actor.id)
    return { since: created_at.toISOString(), url: `${publicUrl}/api/calendar/${secret}.ics` }
  })

export const endCalendar = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.removeFeed(tx.db, tx.actor.id))) return
    await record(tx, { action: 'calendar.end', objectId: tx.actor.id })
    await announceFeed(tx, tx.actor.id)
  })

/** With a password that others may know, the address ends that was made while they knew it. */
export async function endCalendarOf(tx: Context, memberId: number) {
  if (await data.removeFeed(tx.db, memberId)) await announceFeed(tx, memberId)
}

/** The feed at an address: its ETag, and a function that writes the calendar. */
export async function openFeed(ctx: Context, secret: string, publicUrl: string) {
  const subscriber = await data.findSubscriber(ctx.db, secret)
  if (!subscriber) throw notFound('Calendar')
  const [{ name, gatherings: areOn }, own, shared, gatherings] = await Promise.all([
    readSettings(ctx),
    data.listOwnTrips(ctx.db, subscriber.id),
    data.listSharedTrips(ctx.db, subscriber.id),
    gatheringsData.listOwnGatherings(ctx.db, subscriber.id, ctx.now()),
  ])
  const organisation = { name, publicUrl }
  const entries = { trips: [...own, ...shared], gatherings: areOn ? gatherings : [] }
  const tag = createHash('sha256')
    .update(JSON.stringify([organisation, entries]))
    .digest('base64url')
    .slice(0, 22)
  return { tag, write: () => writeCalendar(organisation, entries) }
}

/** One gathering as a calendar file; to be asked for a member who sees it. */
export async function writeGatheringFile(ctx: MemberContext, id: number, publicUrl: string) {
  const [{ name }, row] = await Promise.all([readSettings(ctx), gatheringsData.findGathering(ctx.db, ctx.actor.id, id)])
  if (!row) throw notFound('Gathering')
  return writeCalendar({ name, publicUrl }, { trips: [], gatherings: [row] })
}

const announceFeed = (tx: Context, memberId: number) => announce(tx, stale(calendar.show), { memberIds: [memberId] })
