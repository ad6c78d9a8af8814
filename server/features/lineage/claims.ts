// Claimed ties: the end that has not claimed one, or an officer, confirms or refuses it.
import { lineage, lines } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import type { Actor, Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './claims-data.ts'
import { settleAnswer, tellAwaited, tellConfirmed, tellRefused } from './notify-relatives.ts'
import type { Tie } from './planning/kinship.ts'
import { withNameBefore } from './planning/rules.ts'
import { answerLock, mayKnowOf } from './policy.ts'

/** Returns the tie as it was; null where it was confirmed already. */
export async function confirm(tx: MemberContext, tieId: number): Promise<data.MemberTie | null> {
  const tie = await findFor(tx, tieId)
  if (!tie) throw notFound('Tie')
  if (tie.is_confirmed) return null
  refuseIf(answerLock(tx.actor, tie))
  await settleAnswer(tx, tie, tx.actor.id)
  if (needsBoth(tie, tx.actor)) {
    await data.setClaimed(tx.db, tie.id, tx.actor.id)
    await tellAwaited(tx, [{ ...tie, claimed_by: tx.actor.id }])
    return tie
  }
  await data.setConfirmed(tx.db, tie.id, tx.actor.id)
  await tellConfirmed(tx, tie, tx.actor.id)
  await announce(tx, stale(lines, lineage.list))
  return tie
}

/** Of a tie that follows from a name neither end has said anything yet. */
const needsBoth = (tie: data.MemberTie, { id }: Actor) =>
  tie.claimed_by === null && (id === tie.big_id || id === tie.little_id)

/** Returns the tie that is gone; null where the caller has refused it before. */
export async function refuse(tx: MemberContext, tieId: number): Promise<data.MemberTie | null> {
  const tie = await findFor(tx, tieId)
  if (!tie) {
    if (await data.hasRefused(tx.db, tieId, tx.actor.id)) return null
    throw notFound('Tie')
  }
  if (tie.is_confirmed)
    throw new Refusal('conflict', 'This tie is confirmed. It is taken off where the profile is edited.')
  refuseIf(answerLock(tx.actor, tie))
  await settleAnswer(tx, tie, tx.actor.id)
  await data.removeTie(tx.db, tie.id, withNameBefore(tie)[0])
  await noteRefused(tx, [tie], tx.actor.id)
  return tie
}

/** Keeps claims that were taken off from being made again, and tells who had made them. */
export async function noteRefused(tx: Context, ties: Tie[], actorId: number) {
  if (ties.length === 0) return
  await data.insertRefusals(tx.db, ties, actorId)
  await tellRefused(tx, ties, actorId)
}

async function findFor(tx: MemberContext, tieId: number) {
  await takeLock(tx.db, 'lineage')
  const tie = await data.findTie(tx.db, tieId)
  return tie && mayKnowOf(tx.actor, tie) ? tie : undefined
}

function refuseIf(lock: string | null) {
  must(lock === null, lock ?? '')
}
