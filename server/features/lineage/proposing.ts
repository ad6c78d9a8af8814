// Proposals of ties beside the record: who may make which, how many, and whom they ask.
import { lineage } from '@aerie/contract/lineage'
import { stale } from '@aerie/contract/stale'
import { MOST_ABOUT_ONE, MOST_PROPOSED, ties } from '@aerie/contract/ties'
import { announceMembers } from '#features/people/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import type { MemberTie } from './claims/claims-data.ts'
import { tellAwaited } from './claims/notify-relatives.ts'
import { countOpen, dropSettled, insertProposals, type Pair } from './claims/proposals-data.ts'
import { tellOfficers } from './claims/tell-proposals.ts'
import { readLineage } from './data.ts'
import { nameOf } from './planning/kinship.ts'
import { whyNoProposal } from './planning/proposals.ts'
import { isEnd, isOfficer } from './policy.ts'

/** Whoever proposes it; the same twice is one. Returns the proposal that waits, and whether this call has changed it. */
export async function proposeTie(tx: MemberContext, { big, little }: Pair) {
  await takeLock(tx.db, 'lineage')
  const facts = await readLineage(tx.db, little, { big: String(big) }, [])
  for (const [field, id] of [
    ['bigId', big],
    ['littleId', little],
  ] as const)
    if (!facts.people.has(id)) throw invalid(field, 'This brother is no longer in the directory. Choose another.')
  const isOwn = isEnd(tx.actor, { big_id: big, little_id: little })
  const why = whyNoProposal(facts, big, { id: tx.actor.id, isOfficer: isOfficer(tx.actor) && !isOwn })
  if (why) throw new Refusal('conflict', why)
  const waiting = facts.proposals.find((one) => one.big_id === big && one.little_id === little)
  if (waiting && !isOwn && waiting.proposed_by !== tx.actor.id)
    throw new Refusal(
      'conflict',
      `That ${nameOf(facts, big)} is the big brother of ${nameOf(facts, little)} is proposed already, and waits.`,
    )
  if (waiting && (!isOwn || waiting.claimed_by !== null)) return { proposal: waiting, isNew: false }
  const [made] = await propose(tx, [{ big, little }], tx.actor.id)
  if (!made) throw invalid('bigId', 'This brother is no longer in the directory. Choose another.')
  return { proposal: made, isNew: true }
}

/** Returns those that are new, or were agreed to just now. Under the lock `lineage`. */
export async function propose(tx: Context, pairs: Pair[], by: number): Promise<MemberTie[]> {
  if (pairs.length === 0) return []
  await refuseFloods(tx, pairs, by)
  const made = await insertProposals(tx.db, pairs, by)
  await tellAwaited(tx, made)
  await tellOfficers(tx, made)
  await announceProposals(tx, made)
  return made
}

async function refuseFloods(tx: Context, pairs: Pair[], by: number) {
  const ends = pairs.flatMap(({ big, little }) => [big, little])
  for (const { id, by_him, about_him } of await countOpen(tx.db, [...new Set([by, ...ends])])) {
    if (id === by && by_him + pairs.length > MOST_PROPOSED)
      throw new Refusal(
        'too_many',
        `${MOST_PROPOSED} ties that you have proposed wait already. Take one back, or wait for an answer.`,
      )
    if (id !== by && about_him >= MOST_ABOUT_ONE)
      throw new Refusal(
        'too_many',
        'Too many ties of this brother wait to be answered already. Ask an officer to go through them.',
      )
  }
}

/** To be called where ties were made in another way: what stands on record is proposed no longer. */
export async function endSettled(tx: Context) {
  const settled = await dropSettled(tx.db)
  if (settled.length > 0) await announceProposals(tx, settled)
}

async function announceProposals(tx: Context, proposals: { big_id: number; little_id: number }[]) {
  await announce(tx, stale(lineage.list, ties.waiting))
  await announceMembers(
    tx,
    'person',
    proposals.flatMap(({ big_id, little_id }) => [big_id, little_id]),
  )
}
