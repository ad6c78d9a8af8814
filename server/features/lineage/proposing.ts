// Proposals of ties beside the record: who may make which.
import { isEnd, nameOf } from '#features/kinship/kinship.ts'
import type { Pair } from '#features/kinship/proposals.ts'
import { whyNoProposal } from '#features/kinship/proposals.ts'
import { propose } from '#features/lineage-claims/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { readLineage } from './data.ts'
import { isOfficer } from './policy.ts'

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
