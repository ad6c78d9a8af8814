// The form of an election: what is typed, as the fields have it, and what is sent of it.
import type { ElectionChanges, NewElection, NewPosition } from '@aerie/contract/election-forms'
import { Secrecy } from '@aerie/contract/election-values'
import type { Election, Position } from '@aerie/contract/elections'
import { DEFAULT_QUORUM, LONGEST_POLL_TITLE } from '@aerie/contract/poll-values'
import * as z from 'zod/mini'
import { draftOf } from '#lib/draft.ts'
import { momentOf, sentMoment, typedEnd, typedStart } from '#lib/typed-moment.ts'

const Moment = z.object({ day: z.string(), time: z.string() })
const PositionForm = z.object({
  title: z.string(),
  description: z.string(),
  classFrom: z.string(),
  classTo: z.string(),
  /** A member's id; null until somebody is picked. */
  candidates: z.array(z.object({ memberId: z.nullable(z.string()), statement: z.string() })),
})
const ElectionForm = z.object({
  title: z.string(),
  description: z.string(),
  /** By the organisation's clock. */
  start: Moment,
  end: Moment,
  classFilter: z.string(),
  quorumThreshold: z.string(),
  requiresQuorum: z.boolean(),
  showsNumbers: z.boolean(),
  /** Then its candidates come from the nominations. */
  nominates: z.boolean(),
  nominations: z.object({ until: Moment, allowSeveral: z.boolean(), showsNames: z.boolean() }),
  secrecy: Secrecy,
  /** A set's id; empty until one is chosen. */
  trusteeSetId: z.string(),
  /** No day: the result comes as soon as enough keys are turned. */
  publish: Moment,
  /** A gathering's id; empty where none belongs to it. */
  gatheringId: z.string(),
  positions: z.array(PositionForm),
})
export type ElectionForm = z.infer<typeof ElectionForm>
type PositionForm = z.infer<typeof PositionForm>

/** One that is called anew, and each run-off, has a draft of its own. */
export const electionDraft = (tied?: Election) =>
  draftOf(tied ? `run-off-draft-${tied.id}` : 'election-draft', ElectionForm)

export const NO_CANDIDATE = { memberId: null, statement: '' }
export const EMPTY_POSITION: PositionForm = {
  title: '',
  description: '',
  classFrom: '',
  classTo: '',
  candidates: [NO_CANDIDATE],
}
export const EMPTY: ElectionForm = {
  title: '',
  description: '',
  start: { day: '', time: '09:00' },
  end: { day: '', time: '21:00' },
  classFilter: '',
  quorumThreshold: String(DEFAULT_QUORUM),
  requiresQuorum: false,
  showsNumbers: true,
  nominates: false,
  nominations: { until: { day: '', time: '21:00' }, allowSeveral: false, showsNames: false },
  secrecy: 'server',
  trusteeSetId: '',
  publish: { day: '', time: '21:00' },
  gatheringId: '',
  positions: [EMPTY_POSITION],
}

const textOf = (bound: number | null) => (bound === null ? '' : String(bound))

/** `stand` says which of the candidates are taken over; none who has left can be. */
const positionOf = (position: Position, stand: (candidateId: number) => boolean): PositionForm => ({
  title: position.title,
  description: position.description ?? '',
  classFrom: textOf(position.classRangeStart),
  classTo: textOf(position.classRangeEnd),
  candidates: position.candidates.flatMap(({ id, memberId, statement }) =>
    memberId !== null && stand(id) ? [{ memberId: String(memberId), statement: statement ?? '' }] : [],
  ),
})

export const formOf = (election: Election, timeZone: string): ElectionForm => ({
  title: election.title,
  description: election.description ?? '',
  start: typedStart(election.startDate, timeZone),
  end: typedEnd(election.endDate, timeZone),
  classFilter: election.classFilter ?? '',
  quorumThreshold: String(election.quorumThreshold),
  requiresQuorum: election.requiresQuorum,
  showsNumbers: election.showsNumbers,
  nominates: election.nominations !== null,
  nominations: EMPTY.nominations,
  secrecy: election.secrecy,
  trusteeSetId: textOf(election.trustees?.setId ?? null),
  publish: election.trustees?.publishAt ? typedStart(election.trustees.publishAt, timeZone) : EMPTY.publish,
  gatheringId: textOf(election.gathering?.id ?? null),
  positions: election.positions.map((position) => positionOf(position, () => true)),
})

/** The positions that are tied, each with those who tied for it; when it is, is for the officer to say. */
export const runOffOf = (election: Election, timeZone: string): ElectionForm => ({
  ...formOf(election, timeZone),
  title: `Run-off: ${election.title}`.slice(0, LONGEST_POLL_TITLE),
  start: EMPTY.start,
  end: EMPTY.end,
  nominates: false,
  publish: EMPTY.publish,
  gatheringId: '',
  positions: election.positions
    .filter(({ outcome }) => outcome === 'tie')
    .map((position) => positionOf(position, (id) => position.winnerIds.includes(id))),
})

const boundOf = (text: string) => (text.trim() === '' ? null : Number(text))

const newPositionOf = ({ classFrom, classTo, candidates, ...position }: PositionForm): NewPosition => ({
  ...position,
  classRangeStart: boundOf(classFrom),
  classRangeEnd: boundOf(classTo),
  candidates: candidates.flatMap(({ memberId, statement }) =>
    memberId === null ? [] : [{ memberId: Number(memberId), statement }],
  ),
})

export const bodyOf = (
  {
    start,
    end,
    publish,
    trusteeSetId,
    gatheringId,
    quorumThreshold,
    positions,
    nominates,
    nominations,
    ...form
  }: ElectionForm,
  timeZone: string,
): z.input<typeof NewElection> => ({
  ...form,
  showsNumbers: form.secrecy === 'trustees' || form.showsNumbers,
  trusteeSetId: form.secrecy === 'trustees' ? boundOf(trusteeSetId) : null,
  publishAt: form.secrecy === 'trustees' ? (momentOf(publish, timeZone, 'start')?.toISOString() ?? null) : null,
  startDate: sentMoment(start, timeZone),
  endDate: sentMoment(end, timeZone),
  quorumThreshold: Number(quorumThreshold),
  gatheringId: boundOf(gatheringId),
  nominations: nominates ? { ...nominations, until: sentMoment(nominations.until, timeZone) } : null,
  positions: positions.map((position) => ({ ...newPositionOf(position), ...(nominates && { candidates: [] }) })),
})

/**
 * Moments that were left as they stood stay so, to the second, and so does a gathering that one may not know of; until when brothers can be named is changed by itself, and
 * who was nominated stays.
 */
export function changesOf(election: Election, form: ElectionForm, timeZone: string): ElectionChanges {
  const {
    startDate,
    endDate,
    gatheringId,
    nominations: _,
    ...changes
  } = bodyOf({ ...form, nominates: false }, timeZone)
  const before = bodyOf(formOf(election, timeZone), timeZone)
  return {
    ...changes,
    ...(startDate !== before.startDate && { startDate }),
    ...(endDate !== before.endDate && { endDate }),
    ...(gatheringId !== before.gatheringId && { gatheringId }),
  }
}
