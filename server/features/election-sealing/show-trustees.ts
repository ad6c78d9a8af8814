// The trustees of an election as a member sees them, and which elections he sees: a rehearsal is seen by its trustees alone.
import type { ElectionTrustees } from '@aerie/contract/election-trustees'
import { ownerOf } from '#features/boards/counting.ts'
import { readSets, type SealingSet } from '#features/boards/sets.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'

/** Of all these elections. */
export const readSetsOfAll = (ctx: Context, states: ElectionState[]) =>
  readSets(ctx, [...new Set(states.flatMap(({ call }) => call.sealing?.setId ?? []))])

/** The one who called a rehearsal sees it as well. */
export function maySee({ call, createdBy }: ElectionState, memberId: number, sets: ReadonlyMap<number, SealingSet>) {
  if (!call.sealing?.isTrial || createdBy === memberId) return true
  return sets.get(call.sealing.setId)?.seats.some((seat) => seat.memberId === memberId) ?? false
}

/** `nameOf` answers what an active member is called, and null of others. */
export function showTrustees(
  { call, positions, words }: ElectionState,
  sets: ReadonlyMap<number, SealingSet>,
  nameOf: (memberId: number) => string | null,
): ElectionTrustees | null {
  const set = sets.get(call.sealing?.setId ?? 0)
  if (!set) return null
  const turned = positions[0]?.board?.turned ?? []
  return {
    setId: set.id,
    name: set.name,
    threshold: set.threshold,
    words,
    publishAt: call.sealing?.publishAt?.toISOString() ?? null,
    members: set.seats.map(({ index, memberId, name, isReady }) => {
      const current = memberId === null ? null : nameOf(memberId)
      return {
        memberId: current === null ? null : memberId,
        name: current ?? name,
        isReady,
        hasTurned: turned.includes(ownerOf(index)),
      }
    }),
  }
}
