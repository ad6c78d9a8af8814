// What officers have to answer, and whom a name means as they say it.
import { UNNAMED } from '@aerie/contract/departures'
import { lineage, lines } from '@aerie/contract/lineage'
import { areAlike } from '@aerie/contract/name-search'
import { stale } from '@aerie/contract/stale'
import { ties, type WaitingTie } from '@aerie/contract/ties'
import { toPersonRef } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { noteRefused } from './answers.ts'
import { notifyRelatives } from './claims/notify-relatives.ts'
import * as data from './claims/waiting-data.ts'
import { type Neighbour, neighboursOf, readLineage, writeTies } from './data.ts'
import { claimOf, type Tie } from './planning/kinship.ts'
import { planMatch } from './planning/proposals.ts'
import { isEnd } from './policy.ts'
import { endSettled } from './proposing.ts'

export async function listWaiting(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<WaitingTie[]>> {
  const [after] = readCursor(cursor, /^([1-9]\d{0,8})$/) ?? []
  const rows = await data.listWaiting(ctx.db, limit + 1, Number(after ?? 0))
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

export interface Match {
  name: string
  memberId: number
  /** Who name it as their big brother, and who name it as a little. */
  bigOf: number[]
  littleOf: number[]
}

/** Puts a member in the place of a name, with all of those who name it or with none. Returns whose records change. */
export async function matchName(tx: MemberContext, { name, memberId, bigOf, littleOf }: Match): Promise<Neighbour[]> {
  if (areAlike(name, UNNAMED)) throw invalid('name', `“${UNNAMED}” stands for those who left without their names.`)
  await takeLock(tx.db, 'lineage')
  const facts = await readLineage(tx.db, memberId, null, [name])
  if (!facts.people.has(memberId))
    throw invalid('memberId', 'This brother is no longer in the directory. Choose another.')
  const isMeant = ({ big_id, big_name, little_id, little_name }: Tie) =>
    (big_name !== null && little_id !== null && bigOf.includes(little_id) && areAlike(big_name, name)) ||
    (little_name !== null && big_id !== null && littleOf.includes(big_id) && areAlike(little_name, name))
  const named = facts.ties.filter(isMeant)
  if (named.length < bigOf.length + littleOf.length)
    throw new Refusal('conflict', `Not all of them call anybody “${name}” any more. Look at the list again.`)
  const plan = planMatch(facts, named)
  if (typeof plan === 'string') throw new Refusal('conflict', `${plan} Nothing was changed.`)
  const written = await writeTies(tx.db, plan, tx.actor.id)
  await notifyRelatives(tx, { gone: plan.gone, added: written.filter((tie) => !plan.ties.includes(tie)) }, tx.actor.id)
  await noteRefused(tx, plan.refused, tx.actor.id)
  await endSettled(tx)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
  return neighboursOf(plan, memberId)
}
