// For whose keys an ended election waits.
import { ownerOf } from '#features/boards/counting.ts'
import { readSets } from '#features/boards/sets.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'

/** The ids of trustees; none where enough have turned their keys. */
export async function listWaitedFor(ctx: Context, { call, positions }: ElectionState) {
  const [first] = positions
  if (!(call.sealing && first?.board && first.board.published > 0)) return []
  const { turned } = first.board
  const set = (await readSets(ctx, [call.sealing.setId])).get(call.sealing.setId)
  if (!set || turned.length >= set.threshold) return []
  return set.seats.flatMap(({ index, memberId }) => (turned.includes(ownerOf(index)) ? [] : (memberId ?? [])))
}
