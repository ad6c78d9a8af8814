// Asking everybody to read a document, saying that one has, and who has.

import { documentReadings, type Readings } from '@aerie/contract/document-readings'
import { levelsOf } from '@aerie/contract/document-values'
import { documents } from '@aerie/contract/documents'
import type { PersonName } from '@aerie/contract/person'
import { stale } from '@aerie/contract/stale'
import { plain } from '@aerie/text/search-form'
import { dayIn } from '@aerie/text/zones'
import { findSeen, lockSeen } from '#features/documents/service.ts'
import { toPersonName } from '#features/people/person.ts'
import { findByWord } from '#features/people/service.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { beginRound, findNextRound, rolesWith, syncNotices, withdrawNotice } from './notices.ts'

const MOST_WORDS = 5

export const listOwn = async ({ db, actor }: MemberContext) =>
  (await data.listOwn(db, actor.id, levelsOf(actor.role))).map(({ id }) => id)

/** Which all were asked to read after a time, and he has not said that he has. */
export const countUnreadSince = ({ db, actor }: MemberContext, since: Date) =>
  data.countUnreadSince(db, actor.id, levelsOf(actor.role), since)

export async function listReadings(ctx: MemberContext, id: number): Promise<Readings> {
  const { version_id, access_level } = await findSeen(ctx, id)
  const [isAsked, readers, waiting, next] = await Promise.all([
    data.isAsked(ctx.db, id),
    data.listReaders(ctx.db, version_id),
    data.countWaiting(ctx.db, version_id, rolesWith(access_level)),
    findNextRound(ctx, id),
  ])
  const read = readers.map((row) => ({
    member: toPersonName(row),
    readAt: row.read_at.toISOString(),
  }))
  return { isAsked, read, waiting, remindFrom: next?.toISOString() ?? null }
}

/** Active members who see it and have not said that they have read the version that is shown, by last name. */
export async function listWaiting(
  ctx: MemberContext,
  id: number,
  { limit, cursor }: PageRequest,
  name = '',
): Promise<Page<PersonName[]>> {
  const after = parseIdCursor(cursor)
  const { version_id, access_level } = await findSeen(ctx, id)
  const rows = await data.listWaiting(ctx.db, version_id, rolesWith(access_level), {
    limit: limit + 1,
    after,
    among: await idsOf(ctx, name),
  })
  const { items, next } = cutPage(rows, limit, (row) => String(row.id))
  return {
    items: items.map(toPersonName),
    next,
  }
}

/** Of whom each of the words begins a name; null where there are none. */
async function idsOf(ctx: MemberContext, name: string) {
  const words = plain(name).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  const found = await Promise.all(words.map((word) => findByWord(ctx, word, Number.POSITIVE_INFINITY)))
  return found.reduce((one, other) => {
    const both = new Set(other)
    return one.filter((id) => both.has(id))
  })
}

/** Said again, it changes nothing. */
export const confirmReading = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { version_id } = await findSeen(tx, id)
    if (!(await data.isAsked(tx.db, id)))
      throw new Refusal('conflict', 'Nobody is asked to read this document any more.')
    await data.insertReading(tx.db, version_id, tx.actor.id)
    await withdrawNotice(tx, id, tx.actor.id)
    await announce(tx, stale(documentReadings.own), { memberIds: [tx.actor.id] })
    await announce(tx, stale(documentReadings.list, documentReadings.waiting), { role: 'admin' })
  })

export const askForReading = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { access_level } = await lockSeen(tx, id)
    if (!(await data.ask(tx.db, id, tx.actor.id))) return
    await record(tx, { action: 'document.ask', objectId: id })
    await beginRound(tx, id)
    await syncNotices(tx, id)
    await announceRequest(tx, access_level)
  })

/** Those who have not read the version that is shown are told once more. */
export const remind = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    await lockSeen(tx, id)
    if (!(await data.isAsked(tx.db, id)))
      throw new Refusal('conflict', 'Nobody has been asked to read this document. Ask first.')
    if (!(await beginRound(tx, id))) throw await tooSoon(tx, id)
    await record(tx, { action: 'document.remind', objectId: id })
    await syncNotices(tx, id)
    await announce(tx, stale(documentReadings.list), { role: 'admin' })
  })

async function tooSoon(tx: MemberContext, id: number) {
  const next = (await findNextRound(tx, id)) ?? tx.now()
  const retryAfter = Math.ceil((next.getTime() - tx.now().getTime()) / 1000)
  return new Refusal(
    'too_many',
    `Everybody was told within the last week. You can remind them again on ${dayIn(await readTimeZone(tx), next)}.`,
    {
      retryAfter,
    },
  )
}

export const stopAsking = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { access_level } = await lockSeen(tx, id)
    if (!(await data.stopAsking(tx.db, id))) return
    await record(tx, { action: 'document.unask', objectId: id })
    await syncNotices(tx, id)
    await announceRequest(tx, access_level)
  })

/** The list says of each document whether it is to be read. */
const announceRequest = (tx: MemberContext, level: string) =>
  announce(tx, stale(documents.list, documentReadings.list), level === 'members' ? undefined : { role: 'admin' })
