// Ties as changes of records: what another's save changes of a record counts as a save of it.
import type { Neighbours } from '#features/lineage/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

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
