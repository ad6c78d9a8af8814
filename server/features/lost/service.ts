// Lost brothers as officers see them: why, since when, who may know them; and saying that one is not lost, or not to be sought.
import { type LostBrother, lost } from '@aerie/contract/lost'
import { stale } from '@aerie/contract/stale'
import { noteReached } from '#features/bounces/service.ts'
import { displayName, toPersonRef } from '#features/people/person.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { type KnowerRow, listKnowers } from './knowers-data.ts'
import { countLost, type LostRequest, type LostRow, listLost as readLost } from './reasons-data.ts'
import { wordsAbout } from './words.ts'

export async function listLost(ctx: MemberContext, request: PageRequest & LostRequest): Promise<Page<LostBrother[]>> {
  const { limit, cursor } = request
  const rows = await readLost(ctx.db, request, parseCursor(cursor), limit + 1)
  const { items, next } = cutPage(rows, limit, ({ since_us, id }) => formatCursor({ at: since_us, id }))
  const ids = items.map(({ id }) => id)
  const [knowers, asked] = await Promise.all([listKnowers(ctx.db, ids), data.countAsked(ctx.db, ids)])
  return {
    items: items.map((row) =>
      toLost(
        ctx,
        row,
        knowers.filter(({ lost_id }) => lost_id === row.id),
        asked.get(row.id),
      ),
    ),
    next,
  }
}

function toLost(
  ctx: MemberContext,
  row: LostRow,
  knowers: KnowerRow[],
  asked: { at: Date; count: number; answered: number } | undefined,
): LostBrother {
  const { city, location } = shownTo(officerOr(ctx.actor, row.id), row)
  return {
    brother: toPersonRef(row),
    pledgeClass: row.pledge_class,
    city: city ?? location,
    reasons: row.reasons.map(({ reason, since }) => ({ reason, since: new Date(since).toISOString() })),
    knowers: knowers.map((who) => ({
      brother: toPersonRef(who),
      relation: who.relation,
      pledgeClass: who.pledge_class,
      lock: whyNotAsk(who),
    })),
    asked: asked ? { at: asked.at.toISOString(), count: asked.count, answered: asked.answered } : null,
    words: wordsAbout(displayName(row), row, row.reasons[0]?.reason ?? null),
  }
}

/** Why somebody is not asked now; null where he may be. */
export function whyNotAsk({ is_asked, is_full }: { is_asked: boolean; is_full: boolean }) {
  if (is_asked) return 'He was asked about him already.'
  return is_full ? 'He was asked twice within a month.' : null
}

export const readSummary = (ctx: Context) => countLost(ctx.db)

export const markFound = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    await knownBrother(tx, memberId)
    await data.markFound(tx.db, memberId, tx.actor.id)
    await noteReached(tx, memberId)
    await record(tx, { action: 'member.mark-found', objectId: memberId })
    await announceLost(tx)
  })

export const noteUnsought = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    await knownBrother(tx, memberId)
    if (await data.addUnsought(tx.db, memberId, tx.actor.id))
      await record(tx, { action: 'member.note-unsought', objectId: memberId })
    await announceLost(tx)
  })

/** What he has said himself is his to take back. */
export const noteSought = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    await knownBrother(tx, memberId)
    const row = await data.findUnsought(tx.db, memberId)
    if (row && row.noted_by === memberId)
      throw new Refusal('conflict', 'He has said so himself. It is his to take back.')
    if (row) await record(tx, { action: 'member.note-sought', objectId: memberId })
    await data.deleteUnsought(tx.db, memberId)
    await announceLost(tx)
  })

async function knownBrother(tx: Context, memberId: number) {
  const brother = await data.findBrother(tx.db, memberId)
  if (!brother) throw notFound('Member')
  return brother
}

export const readWish = async (ctx: MemberContext) => ({
  isSought: (await data.findUnsought(ctx.db, ctx.actor.id)) === undefined,
})

export const changeWish = (ctx: MemberContext, isSought: boolean) =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.actor
    if (isSought) await data.deleteUnsought(tx.db, id)
    else {
      await data.deleteUnsought(tx.db, id)
      await data.addUnsought(tx.db, id, id)
    }
    await record(tx, { action: isSought ? 'member.note-sought' : 'member.note-unsought', objectId: id })
    await announce(tx, stale(lost.own), { memberIds: [id] })
    await announceLost(tx)
    return { isSought }
  })

export const announceLost = (ctx: Context) =>
  announce(ctx, stale(lost.list, lost.summary, lost.answers), { role: 'admin' })
