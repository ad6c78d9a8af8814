// What the logs of an election end with: of each position, and of all of them one hash to be kept.
import { createHash } from 'node:crypto'
import { formerJson } from '@aerie/votes/canonical-json'
import { summarizeLog } from '#features/ballots/service.ts'
import { hashOfJson } from '#features/ballots/signing/signing.ts'
import * as data from '#features/election-states/data.ts'
import type { PositionState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'

/** In the order of the positions, with how often the end was made later. */
export async function readHeads(ctx: Context, positions: PositionState[]) {
  const heads = []
  for (const { id, box } of positions) heads.push({ id, ...(await summarizeLog(ctx, box)) })
  return heads
}

/**
 * SHA-256 of the canonical JSON of the heads by the id of the position; of an election that was certified in the former format
 * it stays what it was, since brothers have kept it.
 */
export async function headOf({ db }: Context, heads: { id: number; head: string }[]) {
  const byId = Object.fromEntries(heads.map(({ id, head }) => [id, head]))
  const isFormer = await data.areCertifiedAs(db, Object.keys(byId).map(Number), 'aerie-position-1')
  return isFormer ? createHash('sha256').update(formerJson(byId)).digest('hex') : hashOfJson(byId)
}
