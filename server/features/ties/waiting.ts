// What officers have to answer: ties between members that nobody, or only one of the two, has agreed to.
import type { WaitingTie } from '@aerie/contract/ties'
import { claimOf, isEnd } from '#features/kinship/kinship.ts'
import { toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor } from '#platform/page.ts'
import * as data from './data.ts'

export async function listWaiting(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<WaitingTie[]>> {
  const rows = await data.listWaiting(ctx.db, limit + 1, parseIdCursor(cursor) ?? 0)
  const { items, next } = cutPage(rows, limit, ({ id }) => String(id))
  return { next, items: items.map((row) => toWaiting(row, ctx.actor)) }
}

function toWaiting(row: data.WaitingRow, actor: MemberContext['actor']): WaitingTie {
  const ends = { big_id: row.big.id, little_id: row.little.id }
  const claim = claimOf({ id: row.id, ...ends, claimed_by: row.claimed_by, is_confirmed: false })
  return {
    tieId: row.id,
    awaited: claim?.awaited ?? [],
    big: toPersonRef(row.big),
    little: toPersonRef(row.little),
    proposedBy: row.proposer && toPersonRef(row.proposer),
    instead: row.instead,
    isOwn: isEnd(actor, ends),
  }
}
