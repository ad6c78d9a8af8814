// Claimed and proposed ties: the end that has not claimed one, or an officer, confirms or refuses it.
import { lineage, lines } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import { ties } from '@aerie/contract/ties'
import type { MemberTie, Tie } from '#features/kinship/kinship.ts'
import { planAccepted } from '#features/kinship/proposals.ts'
import { withNameBefore } from '#features/kinship/rules.ts'
import { notifyProposer, settleOfficers } from '#features/lineage-claims/notify-proposals.ts'
import {
  notifyAwaited,
  notifyConfirmed,
  notifyRefused,
  notifyWithdrawn,
  settleAnswer,
} from '#features/lineage-claims/notify-relatives.ts'
import { claimProposal, findTie, removeProposal } from '#features/lineage-claims/service.ts'
import type { Actor, Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './claims-data.ts'
import { type Neighbour, neighboursOf, readLineage, writeTies } from './data.ts'
import { answerLock, mayKnowOf, withdrawalLock } from './policy.ts'

/** A tie as it was, and who are no longer the big or little brothers that they were on record. */
export interface Answered {
  tie: MemberTie
  replaced: Neighbour[]
  /** It counts from now on; else it waits for the other end. */
  isOnRecord: boolean
}

/** Null where it was confirmed already. */
export async function confirm(tx: MemberContext, tieId: number): Promise<Answered | null> {
  const tie = await findFor(tx, tieId)
  if (!tie) throw notFound('Tie')
  if (tie.is_confirmed) return null
  refuseIf(answerLock(tx.actor, tie))
  await settleAnswer(tx, tie, tx.actor.id)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
  if (needsBoth(tie, tx.actor)) {
    await (tie.is_proposed ? claimProposal(tx, tie.id, tx.actor.id) : data.setClaimed(tx.db, tie.id, tx.actor.id))
    await notifyAwaited(tx, [{ ...tie, claimed_by: tx.actor.id }])
    return { tie, replaced: [], isOnRecord: false }
  }
  const replaced = tie.is_proposed ? await takeOn(tx, tie) : []
  if (!tie.is_proposed) await data.setConfirmed(tx.db, tie.id, tx.actor.id)
  await notifyConfirmed(tx, tie, tx.actor.id)
  await notifyProposer(tx, tie, { isConfirmed: true, actorId: tx.actor.id })
  await settleOfficers(tx, tie.id)
  return { tie, replaced, isOnRecord: true }
}

/** What was proposed is on record from now on, in the place of what stood there. */
async function takeOn(tx: MemberContext, tie: MemberTie): Promise<Neighbour[]> {
  const { big_id, little_id } = tie
  const facts = await readLineage(tx.db, little_id, { big: String(big_id) }, [])
  const isEnd = tx.actor.id === big_id || tx.actor.id === little_id
  const plan = planAccepted(facts, tie, isEnd ? tx.actor.id : null)
  if (typeof plan === 'string')
    throw new Refusal('conflict', `${plan} One of the two has to change that in his record first, or refuse this.`)
  await removeProposal(tx, tie.id)
  await writeTies(tx.db, plan, tx.actor.id)
  await notifyWithdrawn(tx, plan.gone)
  await noteRefused(tx, plan.refused, tx.actor.id)
  return neighboursOf({ gone: plan.gone, added: [] }, little_id).filter(({ id }) => id !== big_id)
}

/** Of a tie that follows from a name neither end has said anything yet. */
const needsBoth = (tie: MemberTie, { id }: Actor) =>
  tie.claimed_by === null && (id === tie.big_id || id === tie.little_id)

/** Returns the tie that is gone; null where the caller has refused it before. */
export async function refuse(tx: MemberContext, tieId: number, word?: string): Promise<MemberTie | null> {
  const tie = await findFor(tx, tieId)
  if (!tie) {
    if (await data.hasRefused(tx.db, tieId, tx.actor.id)) return null
    throw notFound('Tie')
  }
  if (tie.is_confirmed)
    throw new Refusal('conflict', 'This tie is confirmed. It is taken off where the profile is edited.')
  refuseIf(answerLock(tx.actor, tie))
  await settleAnswer(tx, tie, tx.actor.id)
  if (tie.is_proposed) await removeProposal(tx, tie.id)
  else await data.removeTie(tx.db, tie.id, withNameBefore(tie)[0])
  await noteRefused(tx, [tie], tx.actor.id, word)
  await notifyProposer(tx, tie, { isConfirmed: false, actorId: tx.actor.id, word })
  await settleOfficers(tx, tie.id)
  await announce(tx, stale(lines, lineage.list, ties.waiting))
  return tie
}

/** Returns the proposal that is gone. */
export async function withdraw(tx: MemberContext, tieId: number): Promise<MemberTie> {
  await takeLock(tx.db, 'lineage')
  const tie = await findTie(tx, tieId)
  if (!tie?.is_proposed || !mayKnowOf(tx.actor, tie)) throw notFound('Tie')
  refuseIf(withdrawalLock(tx.actor, tie))
  await removeProposal(tx, tie.id)
  await notifyWithdrawn(tx, [tie])
  await settleOfficers(tx, tie.id)
  await announce(tx, stale(lineage.list, ties.waiting))
  return tie
}

/** Keeps claims that were taken off from being made again, and tells who had made them. */
export async function noteRefused(tx: Context, ties: Tie[], actorId: number, word?: string) {
  if (ties.length === 0) return
  await data.insertRefusals(tx.db, ties, actorId)
  await notifyRefused(tx, ties, actorId, word)
}

async function findFor(tx: MemberContext, tieId: number) {
  await takeLock(tx.db, 'lineage')
  const tie = await findTie(tx, tieId)
  return tie && mayKnowOf(tx.actor, tie) ? tie : undefined
}

function refuseIf(lock: string | null) {
  must(lock === null, lock ?? '')
}
