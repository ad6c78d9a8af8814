// Whom a name means, as officers say it.
import { UNNAMED } from '@aerie/contract/departures'
import { lineage, lines } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import { ties } from '@aerie/contract/ties'
import { areAlike } from '@aerie/text/names-alike'
import type { Tie } from '#features/kinship/kinship.ts'
import { planMatch } from '#features/kinship/proposals.ts'
import { notifyRelatives } from '#features/lineage-claims/notify-relatives.ts'
import { endSettled } from '#features/lineage-claims/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { noteRefused } from './answers.ts'
import { type Neighbour, neighboursOf, readLineage, writeTies } from './data.ts'

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
