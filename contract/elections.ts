// Elections: positions with their candidates, for each position one sealed ballot of everybody who may vote for it.
import * as z from 'zod/mini'
import { ElectionChanges, NewElection } from './election-forms.ts'
import { ElectionTrustees } from './election-trustees.ts'
import { ElectionStatus, LONGEST_CLASS_FILTER, PositionOutcome, ResultStatus, Secrecy } from './election-values.ts'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { NomineePhoto } from './nomination-values.ts'
import { Hash, PollReceipt, PositionAudit, PositionCertificate, Tracker } from './poll-records.ts'
import { LONGEST_VOID_REASON } from './poll-values.ts'
import { Id, PathId, requiredText, searched } from './values.ts'

const ElectionGathering = z.object({
  id: Id,
  title: z.string(),
  /** `taken_down`: by officers; its hosts and officers alone still see it. */
  state: z.enum(['on', 'called_off', 'taken_down']),
})
export type ElectionGathering = z.infer<typeof ElectionGathering>

const Candidate = z.object({
  id: Id,
  /** Null once he is a member no more. */
  memberId: z.nullable(Id),
  memberName: z.string(),
  statement: z.nullable(z.string()),
  /** With which he stands; absent of who stands with his portrait. */
  photo: z.optional(NomineePhoto),
  /** Absent until the position is counted. */
  votes: z.optional(z.int()),
})
export type Candidate = z.infer<typeof Candidate>

export const Position = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  classRangeStart: z.nullable(z.int()),
  classRangeEnd: z.nullable(z.int()),
  candidates: z.array(Candidate),
  /** Whether you may vote for it: by what is so now until the start, and for good from then on. */
  eligible: z.boolean(),
  hasVoted: z.boolean(),
  /** Since when your receipt is not shown: others gave you a way in after you had voted. */
  voteHiddenSince: z.nullable(z.iso.datetime()),
  /** How many may vote. */
  eligibleCount: z.int(),
  voterCount: z.int(),
  quorumNeeded: z.int(),
  quorumMet: z.boolean(),
  outcome: PositionOutcome,
  /** The candidate with the most votes, or all of a tie; empty otherwise. */
  winnerIds: z.array(Id),
  /** How many abstained; absent until the position is counted. */
  blankVotes: z.optional(z.int()),
})
export type Position = z.infer<typeof Position>

export const Election = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** In the form `1-10, 14` it says who may vote at all; other words are shown only. */
  classFilter: z.nullable(z.string()),
  quorumThreshold: z.int(),
  /** When false, the quorum is shown and prevents nothing. */
  requiresQuorum: z.boolean(),
  status: ElectionStatus,
  resultStatus: ResultStatus,
  /** Who could open ballots before the end: whoever runs the server, or only enough trustees together with it. */
  secrecy: Secrecy,
  /** Null of one that the server seals. */
  trustees: z.nullable(ElectionTrustees),
  /** A rehearsal of its trustees, who alone see it and vote. */
  isTrial: z.boolean(),
  positions: z.array(Position),
  /** Null where the candidates were chosen when it was called. Until `closedAt` its positions have no candidates. */
  nominations: z.nullable(
    z.object({
      until: z.iso.datetime(),
      closedAt: z.nullable(z.iso.datetime()),
      allowSeveral: z.boolean(),
      showsNames: z.boolean(),
    }),
  ),
  /** False while officers have not confirmed who stands: until then nobody votes, even past the start. */
  isConfirmed: z.boolean(),
  /** When false, who was elected is shown to nobody with numbers: no votes, ballots or certificates. */
  showsNumbers: z.boolean(),
  /** The gathering that belongs to it, such as a candidates' evening; null of one to which the caller is not asked. */
  gathering: z.nullable(ElectionGathering),
  void: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime() })),
  /** What you may do with it: `edit` all of it, `extend` to a later end, `runOff` with those who are tied. */
  can: z.object({ edit: z.boolean(), extend: z.boolean(), void: z.boolean(), runOff: z.boolean() }),
  /** The time by which it is open or not; time left is reckoned from it. */
  serverNow: z.iso.datetime(),
})
export type Election = z.infer<typeof Election>

/** Null abstains. */
export const ElectionVote = z.strictObject({ positionId: Id, candidateId: z.nullable(Id) })
export type ElectionVote = z.infer<typeof ElectionVote>

/** Of a position what stands for all its records, which are asked for by themselves. */
const PositionSummary = z.object({
  id: Id,
  title: z.string(),
  head: Hash,
  participationCount: z.int(),
  certificate: z.nullable(PositionCertificate),
})

const electionId = z.object({ electionId: PathId })
const positionId = z.object({ electionId: PathId, positionId: PathId })
const classDigits = z.optional(z.string().check(z.regex(/^-?\d{1,3}$/)))

export const elections = endpoints('elections', {
  list: endpoint('GET', '/api/elections', {
    summary: 'All elections: those in which votes are cast first, then those to come, then those that are over.',
    response: z.array(Election),
  }),
  listActive: endpoint('GET', '/api/elections/active', {
    summary: 'The elections in which votes are cast now, the soonest to end first.',
    response: z.array(Election),
  }),
  electorate: endpoint('GET', '/api/elections/electorate', {
    summary: 'How many active members would vote for a position of these classes.',
    who: 'admin',
    query: z.strictObject({
      classFilter: z.optional(searched(LONGEST_CLASS_FILTER)),
      from: classDigits,
      to: classDigits,
    }),
    response: z.object({ eligible: z.int() }),
  }),
  show: endpoint('GET', '/api/elections/:electionId', {
    summary: 'One election.',
    params: electionId,
    response: Election,
  }),
  create: endpoint('POST', '/api/elections', {
    summary: 'Call an election.',
    who: 'admin',
    refuses: ['conflict'],
    body: NewElection,
    response: Election,
  }),
  update: endpoint('PUT', '/api/elections/:electionId', {
    summary: 'Change an election in which nobody has voted; others, only to a later end.',
    who: 'admin',
    refuses: ['conflict'],
    params: electionId,
    body: ElectionChanges,
    response: Election,
  }),
  vote: endpoint('POST', '/api/elections/:electionId/vote', {
    summary: 'Vote for one position, once and for good.',
    refuses: ['not_allowed', 'conflict', 'another_kind', 'unavailable'],
    params: electionId,
    body: ElectionVote,
    response: z.object({ success: z.literal(true), tracker: Tracker, head: Hash, election: Election }),
  }),
  audit: endpoint('GET', '/api/elections/:electionId/audit', {
    summary: 'What an election was certified with, by position.',
    params: electionId,
    /**
     * `head`: SHA-256 of the canonical JSON of the heads of the positions by their ids, as the mail with the result has it; in
     * the form of JSON of its certificates.
     */
    response: z.object({ head: Hash, positions: z.array(PositionSummary) }),
  }),
  receipt: endpoint('GET', '/api/elections/:electionId/positions/:positionId/receipt', {
    summary: 'The receipt of your vote for a position; not once others gave you a way in after it.',
    refuses: ['not_allowed', 'another_kind', 'unavailable'],
    params: positionId,
    response: PollReceipt,
  }),
  positionAudit: endpoint('GET', '/api/elections/:electionId/positions/:positionId/audit', {
    summary: 'The log of a position; after the end also who has voted, the ballots and the certificate.',
    params: positionId,
    response: PositionAudit,
  }),
  void: endpoint('POST', '/api/elections/:electionId/void', {
    summary: 'Declare an election void, for a reason that stays on record.',
    who: 'superAdmin',
    refuses: ['conflict'],
    params: electionId,
    body: z.strictObject({ reason: requiredText('Reason is required', LONGEST_VOID_REASON) }),
    response: Election,
    fresh: () => WITHIN_AN_HOUR,
  }),
})
