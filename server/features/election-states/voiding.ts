// Declaring an election void: what was voted is kept as it is, and of an open one it is never opened.
import * as ballots from '#features/ballots/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import type { ElectionState } from './states.ts'

/** Within a transaction that holds it. */
export async function declareVoid(tx: Context, { id, positions }: ElectionState, reason: string) {
  const { voided_at } = await data.voidElection(tx.db, id, reason)
  for (const { box } of positions) {
    await ballots.writeLog(tx, box, 'ElectionVoid', { reason, at: voided_at?.toISOString() })
    if (!box.closedAt) await ballots.closeBox(tx, box, null)
  }
  await record(tx, { action: 'election.void', objectId: id, after: { reason } })
}
