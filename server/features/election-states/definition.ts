// What an election asks: as a form gives it, as it is kept, and as each of its positions is hashed and certified.
import type { NewElection, NewPosition } from '@aerie/contract/election-forms'
import type { PositionCertificate } from '@aerie/contract/poll-records'
import { endOf, startOf } from '#features/ballot-notices/moments.ts'
import type { CandidateRow, ElectionRow, PositionRow } from './data.ts'

export interface Call extends Pick<ElectionRow, 'title' | 'description'> {
  startsAt: Date
  endsAt: Date
  classFilter: string | null
  quorumThreshold: number
  requiresQuorum: boolean
  /** Whether the result is shown with numbers, or only who was elected. */
  showsNumbers: boolean
  /** The gathering that belongs to it. */
  gatheringId: number | null
  /** Null of what the server seals. */
  sealing: Sealing | null
}

/** By whom an election is sealed, where that is not the server alone. */
export interface Sealing {
  setId: number
  /** No result before this time. */
  publishAt: Date | null
  /** A rehearsal, which its trustees alone see. */
  isTrial: boolean
}

interface Candidate {
  memberId: number | null
  name: string
  statement: string | null
}

export interface PositionQuestion {
  title: string
  description: string | null
  from: number | null
  to: number | null
  candidates: Candidate[]
}

export type PositionDefinition = PositionCertificate['definition']

const optionIdOf = (at: number) => `option_${at + 1}`

/** The option after all candidates is to abstain. */
export const definitionOf = (
  call: Call,
  { title, description, from, to, candidates }: PositionQuestion,
): PositionDefinition => ({
  election: call.title,
  title,
  description,
  options: [...candidates.map(({ name }) => name), 'Abstain'].map((text, at) => ({ id: optionIdOf(at), text })),
  abstainId: optionIdOf(candidates.length),
  allowMultipleVotes: false,
  quorumThreshold: call.quorumThreshold,
  requiresQuorum: call.requiresQuorum,
  startDate: call.startsAt.toISOString(),
  classFilter: call.classFilter,
  classRangeStart: from,
  classRangeEnd: to,
})

/** Of the box in which a position is voted on; until somebody stands for it, it has room for one all the same. */
export const shapeOf = ({ startsAt, endsAt }: Call, { candidates }: PositionQuestion) => ({
  startsAt,
  endsAt,
  optionCount: Math.max(candidates.length, 1) + 1,
  mostMarks: 1,
})

/** Days are of this time zone. */
export const callFrom = (given: Omit<NewElection, 'positions' | 'nominations'>, timeZone: string): Call => ({
  title: given.title,
  description: given.description ?? null,
  startsAt: startOf(given.startDate, timeZone),
  endsAt: endOf(given.endDate, timeZone),
  classFilter: given.classFilter ?? null,
  quorumThreshold: given.quorumThreshold,
  requiresQuorum: given.requiresQuorum,
  showsNumbers: given.showsNumbers ?? true,
  gatheringId: given.gatheringId ?? null,
  sealing: sealingFrom(given),
})

type GivenSealing = Pick<NewElection, 'secrecy' | 'trusteeSetId' | 'publishAt' | 'isTrial'>

export const sealingFrom = ({ secrecy, trusteeSetId, publishAt, isTrial }: GivenSealing): Sealing | null =>
  secrecy === 'trustees' && trusteeSetId != null
    ? { setId: trusteeSetId, publishAt: publishAt == null ? null : new Date(publishAt), isTrial }
    : null

/** `nameOf` answers what each candidate is called, and refuses who may not stand. */
export const askedFrom = (given: NewPosition, nameOf: (memberId: number) => string): PositionQuestion => ({
  title: given.title,
  description: given.description ?? null,
  from: given.classRangeStart ?? null,
  to: given.classRangeEnd ?? null,
  candidates: given.candidates.map(({ memberId, statement }) => ({
    memberId,
    name: nameOf(memberId),
    statement: statement ?? null,
  })),
})

export const callOf = (row: ElectionRow, { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date }): Call => ({
  title: row.title,
  description: row.description,
  startsAt: startsAt ?? endsAt,
  endsAt,
  classFilter: row.class_filter,
  quorumThreshold: row.quorum_threshold,
  requiresQuorum: row.requires_quorum,
  showsNumbers: row.shows_numbers,
  gatheringId: row.gathering_id,
  sealing:
    row.trustee_set_id === null
      ? null
      : { setId: row.trustee_set_id, publishAt: row.publish_at, isTrial: row.is_trial },
})

export const askedOf = (row: PositionRow, candidates: CandidateRow[]): PositionQuestion => ({
  title: row.title,
  description: row.description,
  from: row.class_range_start,
  to: row.class_range_end,
  candidates: candidates.map(({ member_id, name, statement }) => ({ memberId: member_id, name, statement })),
})

export const columnsOf = (call: Call) => ({
  title: call.title,
  description: call.description,
  class_filter: call.classFilter,
  quorum_threshold: call.quorumThreshold,
  requires_quorum: call.requiresQuorum,
  shows_numbers: call.showsNumbers,
  gathering_id: call.gatheringId,
  secrecy: call.sealing ? 'trustees' : 'server',
  trustee_set_id: call.sealing?.setId ?? null,
  publish_at: call.sealing?.publishAt ?? null,
  is_trial: call.sealing?.isTrial ?? false,
})

export const positionColumnsOf = ({ title, description, from, to }: PositionQuestion) => ({
  title,
  description,
  class_range_start: from,
  class_range_end: to,
})

export const candidateColumnsOf = ({ candidates }: PositionQuestion) =>
  candidates.map(({ memberId, name, statement }) => ({ member_id: memberId, name, statement }))
