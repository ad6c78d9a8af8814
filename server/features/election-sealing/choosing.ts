// Who may seal an election: a set that is not void, none of whose trustees stands, with an hour of publishing after the end.
import { readSets, type SealingSet } from '#features/boards/sets.ts'
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
  refuseStanding(sealing, set, asked)
}

/** Of the list that officers confirm: since somebody was named, he may have become a trustee. */
export async function mustStandApart(tx: Context, { sealing }: Call, asked: PositionQuestion[]) {
  const set = sealing && (await readSets(tx, [sealing.setId])).get(sealing.setId)
  if (set) refuseStanding(sealing, set, asked)
}

function refuseStanding(sealing: Sealing, set: SealingSet, asked: PositionQuestion[]) {
  const standing = findStanding(sealing, set, asked)
  if (standing)
    throw new Refusal(
      'conflict',
      `${standing.name} is one of the trustees, who open the count, and so cannot stand. Choose other trustees, or another candidate.`,
    )
}

/** A candidate who would open the count; a rehearsal is its trustees' own. */
export function findStanding({ isTrial }: Sealing, { seats }: SealingSet, asked: PositionQuestion[]) {
  if (isTrial) return undefined
  const trustees = new Set(seats.flatMap(({ memberId }) => memberId ?? []))
  return asked.flatMap(({ candidates }) => candidates).find(({ memberId }) => trustees.has(memberId ?? 0))
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
