// What the logs of an election end with: of each position, and of all of them one hash to be kept.
import { summarizeLog } from '#features/ballots/service.ts'
import { hashOfJson } from '#features/ballots/signing.ts'
import type { Context } from '#platform/context.ts'
import type { PositionState } from './states.ts'

/** In the order of the positions, with how often the end was made later. */
export async function readHeads(ctx: Context, positions: PositionState[]) {
  const heads = []
  for (const { id, box } of positions) heads.push({ id, ...(await summarizeLog(ctx, box)) })
  return heads
}

/** SHA-256 of the canonical JSON of the heads by the id of the position. */
export const headOf = (heads: { id: number; head: string }[]) =>
  hashOfJson(Object.fromEntries(heads.map(({ id, head }) => [id, head])))
