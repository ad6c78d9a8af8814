// Holds an election with its boxes: until the transaction ends nobody votes, opens, changes or closes it.
import { lockBox } from '#features/ballots/service.ts'
import * as data from '#features/election-states/data.ts'
import { type ElectionState, readState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'

/** As it is once it is held. */
export async function lockElection(tx: Context, id: number): Promise<ElectionState> {
  const row = await data.lockElection(tx.db, id)
  const found = row && (await readState(tx, row))
  if (!found) throw notFound('Election')
  for (const { box } of found.positions) await lockBox(tx, box.id)
  return (await readState(tx, row)) ?? found
}
