// Ties as changes of records: what another's save or answer changes of a record counts as a save of it.
import { confirmTie, type Neighbours, refuseTie } from '#features/lineage/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Confirms a tie that waits for the caller, or as an officer; again is the same as once. */
export const confirmClaim = (ctx: MemberContext, tieId: number) =>
  inTransaction(ctx, async (tx) => {
    const tie = await confirmTie(tx, tieId)
    if (!tie) return
    await record(tx, { action: 'lineage.confirm', objectId: tieId, after: tie })
    await announceMembers(tx, 'person', [tie.bigId, tie.littleId])
  })

/** Takes off a claimed tie that waits for the caller, or as an officer; again is the same as once. */
export const refuseClaim = (ctx: MemberContext, tieId: number) =>
  inTransaction(ctx, async (tx) => {
    const tie = await refuseTie(tx, tieId)
    if (!tie) return
    await record(tx, { action: 'lineage.refuse', objectId: tieId, before: tie })
    const ends: Neighbours = [
      { id: tie.bigId, side: 'big' },
      { id: tie.littleId, side: 'little' },
    ]
    await recordNeighbours(tx, ends, tx.actor.id)
    await announceMembers(tx, 'person', [tie.bigId, tie.littleId])
  })

/** A tie counts as a save of the record at its other end. */
export async function recordNeighbours(tx: Context, neighbours: Neighbours, actorId: number) {
  if (neighbours.length === 0) return
  const versions = new Map(
    (
      await data.raiseVersions(
        tx.db,
        neighbours.map(({ id }) => id),
      )
    ).map(({ id, version }) => [id, version]),
  )
  for (const { id, side } of neighbours) {
    const field = side === 'big' ? 'littleBrothers' : 'bigBrother'
    const after = { fields: [field], version: versions.get(id) }
    await record(tx, { action: 'member.lineage', objectId: id, actorId, after })
  }
}
