// The election that is asked for, where trustees seal it.
import type { ElectionState, PositionState } from '#features/election-states/states.ts'
import { findElection } from '#features/elections/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'

/** Refuses one that the server seals. */
export async function findSealed(ctx: MemberContext, id: number): Promise<ElectionState> {
  const election = await findElection(ctx, id)
  if (!election.call.sealing)
    throw new Refusal('another_kind', 'This election is sealed by the server: it has no trustees and no board.')
  return election
}

export function positionIn({ positions }: ElectionState, id: number): PositionState {
  const position = positions.find((each) => each.id === id)
  if (!position) throw notFound('Position')
  return position
}
