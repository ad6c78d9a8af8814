// Ties that wait as changes of records: what an answer changes of a record counts as a save of it.
import type { Claim } from '@aerie/contract/lineage'
import {
  type AnsweredTie,
  confirmTie,
  type Match,
  matchName,
  type Neighbours,
  proposeTie,
  refuseTie,
  withdrawTie,
} from '#features/lineage/service.ts'
import { recordNeighbours } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'

interface Ends {
  bigId: number
  littleId: number
}

const announceEnds = (tx: MemberContext, { bigId, littleId }: Ends, others: Neighbours = []) =>
  announceMembers(tx, 'person', [bigId, littleId, ...others.map(({ id }) => id)])

/** The same twice is one. */
export const propose = (ctx: MemberContext, { bigId, littleId }: Ends): Promise<Claim> =>
  inTransaction(ctx, async (tx) => {
    const { proposal, isNew } = await proposeTie(tx, { big: bigId, little: littleId })
    if (isNew) await record(tx, { action: 'lineage.propose', objectId: proposal.id, after: { bigId, littleId } })
    return { tieId: proposal.id, awaited: [bigId, littleId].filter((id) => id !== proposal.claimed_by) }
  })

export const withdraw = (ctx: MemberContext, tieId: number) =>
  inTransaction(ctx, async (tx) => {
    const tie = await withdrawTie(tx, tieId)
    await record(tx, { action: 'lineage.withdraw', objectId: tieId, before: endsAndClaim(tie) })
    await announceEnds(tx, tie)
  })

/** Confirms a tie that waits for the caller, or as an officer; again is the same as once. */
export const confirmClaim = (ctx: MemberContext, tieId: number) =>
  inTransaction(ctx, async (tx) => {
    const answered = await confirmTie(tx, tieId)
    if (!answered) return
    const { replaced, isProposed, isOnRecord } = answered
    await record(tx, { action: 'lineage.confirm', objectId: tieId, after: endsAndClaim(answered) })
    // What was claimed stood in both records already.
    if (isProposed && isOnRecord) await recordNeighbours(tx, [...endsOf(answered), ...replaced], tx.actor.id)
    await announceEnds(tx, answered, replaced)
  })

/** Takes off a tie that waits for the caller, or as an officer; again is the same as once. */
export const refuseClaim = (ctx: MemberContext, tieId: number, word: string | null) =>
  inTransaction(ctx, async (tx) => {
    const tie = await refuseTie(tx, tieId, word)
    if (!tie) return
    await record(tx, { action: 'lineage.refuse', objectId: tieId, before: endsAndClaim(tie) })
    if (!tie.isProposed) await recordNeighbours(tx, endsOf(tie), tx.actor.id)
    await announceEnds(tx, tie)
  })

/** Puts a member in the place of a name, for an officer. */
export const match = (ctx: MemberContext, wanted: Match) =>
  inTransaction(ctx, async (tx) => {
    const neighbours = await matchName(tx, wanted)
    const { name, memberId } = wanted
    await record(tx, { action: 'lineage.match', objectId: memberId, before: { name }, after: { memberId } })
    const own: Neighbours = [
      ...(wanted.bigOf.length > 0 ? [{ id: memberId, side: 'big' as const }] : []),
      ...(wanted.littleOf.length > 0 ? [{ id: memberId, side: 'little' as const }] : []),
    ]
    await recordNeighbours(tx, [...own, ...neighbours], tx.actor.id)
    await announceMembers(tx, 'person', [memberId, ...neighbours.map(({ id }) => id)])
  })

const endsAndClaim = ({ bigId, littleId, claimedBy }: AnsweredTie) => ({ bigId, littleId, claimedBy })

const endsOf = ({ bigId, littleId }: Ends): Neighbours => [
  { id: bigId, side: 'big' },
  { id: littleId, side: 'little' },
]
