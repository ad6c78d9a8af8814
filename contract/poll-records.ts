// What anybody can check of a poll, or of a position in an election: receipts, the log, the ballots, the signed certificate.
import * as z from 'zod/mini'
import { PersonName } from './person.ts'
import { OptionCounts, OptionId, PollOption, PollOutcome, ResultsVisibility } from './poll-values.ts'
import { Id } from './values.ts'

/** SHA-256 as 64 hexadecimal digits. */
export const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Four groups of four letters and digits, such as K7QF-2MXN-6RTC-W3DA. */
export const Tracker = z.string().check(z.regex(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/))

/** What a voter keeps: after the end he finds his ballot by the tracker, and the head in the log. */
export const PollReceipt = z.object({
  tracker: Tracker,
  /** Of the sealed ballot, as an entry of the log names it. */
  ballotHash: Hash,
  /** The hash of the newest entry of the log; when asked for later, that of the newest by then. */
  head: Hash,
  /** Whether ballots are published with their trackers, known after the end. */
  isPublished: z.nullable(z.boolean()),
})
export type PollReceipt = z.infer<typeof PollReceipt>

/** `hash` is SHA-256 of the bytes of `previous` and of SHA-256 of `payload`, which is canonical JSON. */
const LogEntry = z.object({
  number: z.int(),
  kind: z.string(),
  payload: z.string(),
  previous: Hash,
  hash: Hash,
})

const definition = {
  title: z.string(),
  description: z.nullable(z.string()),
  options: z.array(PollOption),
  quorumThreshold: z.int(),
  requiresQuorum: z.boolean(),
  allowMultipleVotes: z.boolean(),
}

const counted = {
  definitionHash: Hash,
  endDate: z.iso.datetime(),
  closedAt: z.iso.datetime(),
  eligible: z.int(),
  voters: z.int(),
  counts: OptionCounts,
  quorumNeeded: z.int(),
  quorumMet: z.boolean(),
  outcome: PollOutcome,
  leadingIds: z.array(OptionId),
  /** Of the canonical JSON of `ballots`. */
  ballotsHash: Hash,
  /** The entry `Closed` of the log. */
  head: Hash,
  headNumber: z.int(),
  /** SPKI in base64; its SHA-256 is the fingerprint. */
  publicKey: z.string(),
  signature: z.string(),
}

/**
 * What the server signs when a poll closes: Ed25519 over the canonical JSON of all of it but `signature`. That is by RFC 8785
 * in format 2; in format 1, in which none is made any more, keys that are whole numbers stood before the others.
 */
export const PollCertificate = z.object({
  format: z.enum(['aerie-poll-1', 'aerie-poll-2']),
  pollId: Id,
  definition: z.object({ ...definition, resultsVisibility: ResultsVisibility }),
  ...counted,
})
export type PollCertificate = z.infer<typeof PollCertificate>

/** What a position sealed by trustees is certified with besides. */
const SealedRecord = z.object({
  uuid: z.string(),
  /** Of the text of what was asked, as its ballots bear it. */
  electionHash: z.string(),
  /** The last event on its board, and how many there are. */
  boardHead: Hash,
  events: z.int(),
  /** The twelve words of the election. */
  words: z.array(z.string()),
  setName: z.string(),
  threshold: z.int(),
  /** The names of those whose keys opened the count. */
  turned: z.array(z.string()),
})
export type SealedRecord = z.infer<typeof SealedRecord>

/**
 * The same of one position of an election; its options are the candidates, and the last is to abstain. In the format of
 * elections sealed by trustees `sealed` is there, and `ballotsHash` is that of the list of trackers in the order of the board.
 */
export const PositionCertificate = z.object({
  format: z.enum(['aerie-position-1', 'aerie-position-2', 'aerie-sealed-position-1']),
  sealed: z.optional(SealedRecord),
  electionId: Id,
  positionId: Id,
  definition: z.object({
    ...definition,
    election: z.string(),
    startDate: z.iso.datetime(),
    classFilter: z.nullable(z.string()),
    classRangeStart: z.nullable(z.int()),
    classRangeEnd: z.nullable(z.int()),
    /** Counts for the quorum, and wins nothing. */
    abstainId: OptionId,
  }),
  ...counted,
})
export type PositionCertificate = z.infer<typeof PositionCertificate>

/** Whatever a ballot box was closed with. */
export type VoteCertificate = PollCertificate | PositionCertificate

/** In the order of the trackers; without trackers where there are few voters, or several choices on a ballot. */
export const PublishedBallot = z.object({ tracker: z.nullable(Tracker), choices: z.array(OptionId) })
export type PublishedBallot = z.infer<typeof PublishedBallot>

const records = {
  log: z.array(LogEntry),
  head: Hash,
  /** By name; `formerMembers` have voted and are gone. */
  participants: z.nullable(z.object({ members: z.array(PersonName), formerMembers: z.int() })),
  ballots: z.nullable(z.array(PublishedBallot)),
}

export const PollAudit = z.object({ ...records, certificate: z.nullable(PollCertificate) })
export type PollAudit = z.infer<typeof PollAudit>

export const PositionAudit = z.object({
  ...records,
  certificate: z.nullable(PositionCertificate),
  /** Of one sealed by trustees, where its ballots are, and stay, sealed: the address of its board. */
  boardUrl: z.optional(z.string()),
})
export type PositionAudit = z.infer<typeof PositionAudit>

export type VoteAudit = PollAudit | PositionAudit
