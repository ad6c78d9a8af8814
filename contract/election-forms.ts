// What an officer writes of an election: a new one, and what is changed of it.
import * as z from 'zod/mini'
import { LONGEST_CLASS_FILTER, LONGEST_STATEMENT, MOST_CANDIDATES, MOST_POSITIONS, Secrecy } from './election-values.ts'
import { DEFAULT_QUORUM, LONGEST_POLL_DESCRIPTION, LONGEST_POLL_TITLE } from './poll-values.ts'
import { Id, optionalLine, optionalText, required } from './values.ts'

const classNumber = z.int('A class is a whole number').check(z.minimum(-999), z.maximum(200))
const classBound = z.optional(z.nullable(classNumber))
const CANDIDATE = 'At least one candidate is required'
const POSITION = 'At least one position is required'

const NewCandidate = z.strictObject({ memberId: Id, statement: optionalText(LONGEST_STATEMENT) })

const NewPosition = z
  .strictObject({
    title: required('Position title is required', LONGEST_POLL_TITLE),
    description: optionalText(LONGEST_POLL_DESCRIPTION),
    classRangeStart: classBound,
    classRangeEnd: classBound,
    /** None where the election begins with nominations, and one at least elsewhere. */
    candidates: z.array(NewCandidate, CANDIDATE).check(
      z.maxLength(MOST_CANDIDATES, `At most ${MOST_CANDIDATES} candidates`),
      z.refine((all) => new Set(all.map(({ memberId }) => memberId)).size === all.length, {
        error: 'A brother stands once only for a position.',
      }),
    ),
  })
  .check(
    z.refine(({ classRangeStart: from, classRangeEnd: to }) => from == null || to == null || from <= to, {
      error: 'The first class comes after the last.',
      path: ['classRangeEnd'],
    }),
  )
export type NewPosition = z.infer<typeof NewPosition>

const moment = (missing: string) => z.union([z.iso.datetime({ offset: true }), z.iso.date()], missing)

const fields = {
  title: required('Title is required', LONGEST_POLL_TITLE),
  description: optionalText(LONGEST_POLL_DESCRIPTION),
  /** A moment; or a day by the organisation's clock, with which it begins or ends. */
  startDate: moment('Start date is required'),
  endDate: moment('End date is required'),
  secrecy: Secrecy,
  /** Of one sealed by trustees. */
  trusteeSetId: z.optional(z.nullable(Id)),
  /** Of one sealed by trustees: the hour of publishing, after its end. */
  publishAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  classFilter: optionalLine(LONGEST_CLASS_FILTER),
  quorumThreshold: z
    .int('Quorum is a whole number from 1 to 100')
    .check(z.minimum(1, 'Quorum is at least 1 percent'), z.maximum(100, 'Quorum is at most 100 percent')),
  requiresQuorum: z.boolean(),
  positions: z
    .array(NewPosition, POSITION)
    .check(z.minLength(1, POSITION), z.maxLength(MOST_POSITIONS, `At most ${MOST_POSITIONS} positions`)),
  /** Whether the result is shown with numbers; it is if this is left out. Fixed once voting has begun. */
  showsNumbers: z.optional(z.boolean()),
  gatheringId: z.optional(z.nullable(Id)),
}

const NewNominations = z.strictObject({
  /** After now and before the start. */
  until: moment('Say until when brothers can be named'),
  /** Whether one brother may stand for several positions. */
  allowSeveral: z.boolean(),
  /** Whether who stands is shown as they come; else all are shown together at the close. */
  showsNames: z.boolean(),
})

const candidatesFit = z.check<{ nominations?: unknown; positions: NewPosition[] }>(({ value, issues }) => {
  const nominates = value.nominations != null
  for (const [at, { candidates }] of value.positions.entries())
    if (nominates === candidates.length > 0)
      issues.push({
        code: 'custom',
        input: candidates,
        path: ['positions', at, 'candidates'],
        message: nominates ? 'Candidates come from the nominations.' : CANDIDATE,
      })
})

/** In the order in which the form says what is missing. */
export const NewElection = z
  .strictObject({
    ...fields,
    quorumThreshold: z._default(fields.quorumThreshold, DEFAULT_QUORUM),
    requiresQuorum: z._default(fields.requiresQuorum, false),
    secrecy: z._default(fields.secrecy, 'server'),
    isTrial: z._default(z.boolean(), false),
    nominations: z.optional(z.nullable(NewNominations)),
  })
  .check(
    candidatesFit,
    z.refine(({ secrecy, trusteeSetId }) => secrecy === 'server' || trusteeSetId != null, {
      error: 'Choose the trustees who seal it.',
      path: ['trusteeSetId'],
    }),
    z.refine(({ secrecy, showsNumbers }) => secrecy === 'server' || showsNumbers !== false, {
      error: 'What trustees count is shown with numbers, since everybody can count it.',
      path: ['showsNumbers'],
    }),
    z.refine(({ secrecy, isTrial }) => secrecy === 'trustees' || !isTrial, {
      error: 'Only trustees rehearse an election.',
      path: ['isTrial'],
    }),
  )
export type NewElection = z.infer<typeof NewElection>

/** What is left out stays; positions are given all together. Once a vote was cast, nothing may differ but a later end. */
export const ElectionChanges = z.partial(z.strictObject(fields))
export type ElectionChanges = z.infer<typeof ElectionChanges>
