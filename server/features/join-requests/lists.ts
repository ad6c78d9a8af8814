// The lists of officers: requests that wait, and those that were decided.
import type { ConfirmationMails, DecidedRequest, WaitingRequest } from '@aerie/contract/join-requests'
import type { Context, MemberContext } from '#platform/context.ts'
import { cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import * as asks from './asks-data.ts'
import * as data from './data.ts'
import { findLikely, findVouchers } from './likely.ts'
import { holdsSince, readHeldBackMails } from './service.ts'

export const countWaiting = async ({ db }: Context) => ({ waiting: await data.countWaiting(db) })

export async function readMails(ctx: Context): Promise<ConfirmationMails> {
  const { count, networks, since } = await readHeldBackMails(ctx)
  const { full, late, last_at } = await asks.readDrops(ctx.db)
  return {
    unconfirmed: await asks.countUnconfirmed(ctx.db, holdsSince(ctx)),
    heldBack: { count, networks, since: since?.toISOString() ?? null },
    dropped: { full, late, lastAt: last_at?.toISOString() ?? null },
  }
}

export async function listWaiting(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<WaitingRequest[]>> {
  const { items, next } = cutPage(await data.listWaiting(ctx.db, limit + 1, parseCursor(cursor)), limit, formatCursor)
  const [likely, vouchers] = [await findLikely(ctx, items), await findVouchers(ctx, items)]
  return {
    next,
    items: items.map((row, at) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      pledgeClass: row.pledge_class,
      city: row.city,
      voucher: row.voucher,
      voucherId: vouchers[at] ?? null,
      words: row.words,
      askedAt: row.asked_at.toISOString(),
      confirmedAt: (row.confirmed_at ?? row.asked_at).toISOString(),
      version: row.version,
      likely: likely[at] ?? [],
    })),
  }
}

export async function listDecided(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<DecidedRequest[]>> {
  const { items, next } = cutPage(await data.listDecided(ctx.db, limit + 1, parseCursor(cursor)), limit, formatCursor)
  return { next, items: items.map(toDecided) }
}

const toDecided = (row: data.Decided): DecidedRequest => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  outcome: row.outcome,
  decidedAt: row.decided_at.toISOString(),
  decidedBy: row.officer,
  note: row.note,
})
