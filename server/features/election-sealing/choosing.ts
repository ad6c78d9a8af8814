// Who may seal an election: a set that is not void, none of whose trustees stands, with an hour of publishing after the end.
import { readSets } from '#features/boards/sets.ts'
import type { Call, PositionQuestion, Sealing } from '#features/election-states/definition.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import type { Context } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'

export async function mustBeSealable(tx: Context, { sealing, endsAt }: Call, asked: PositionQuestion[]) {
  if (!sealing) return
  const set = (await readSets(tx, [sealing.setId])).get(sealing.setId)
  if (!set || set.isVoid) throw invalid('trusteeSetId', 'There are no such trustees.')
  if (sealing.publishAt && sealing.publishAt < endsAt)
    throw invalid('publishAt', 'The hour of publishing has to come after the end.')
  if (sealing.isTrial) return
  const trustees = new Set(set.seats.flatMap(({ memberId }) => memberId ?? []))
  const standing = asked.flatMap(({ candidates }) => candidates).find(({ memberId }) => trustees.has(memberId ?? 0))
  if (standing)
    throw new Refusal(
      'conflict',
      `${standing.name} is one of the trustees, who open the count, and so cannot stand. Choose other trustees, or another candidate.`,
    )
}

/** Whoever opens the count does not stand. */
export async function mustNotBeTrustee(tx: Context, { sealing }: Call, memberId: number) {
  const set = sealing && (await readSets(tx, [sealing.setId])).get(sealing.setId)
  if (set?.seats.some((seat) => seat.memberId === memberId))
    throw new Refusal('conflict', 'Trustees of an election open its count, and so cannot stand in it.')
}

/** What is sealed stays as it was asked from its opening on: its boards begin with it. */
export const isOpenedSealed = ({ positions }: ElectionState) => positions.some(({ board }) => board !== null)

/** As the log and the audit log keep it. */
export const sealingFacts = (sealing: Sealing | null) =>
  sealing && {
    sealedBy: sealing.setId,
    publishAt: sealing.publishAt?.toISOString() ?? null,
    ...(sealing.isTrial && { isTrial: true }),
  }
