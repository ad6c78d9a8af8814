// The kinds of notifications, and the facts that are kept of each.
import * as z from 'zod/mini'
import { ResultStatus } from './election-values.ts'
import { PollOutcome } from './poll-values.ts'
import { Id } from './values.ts'

/** `nearby`: brothers live near your destination. `coming`: one travels to where you live. `crossing`: you both travel there. */
export const TripNotificationKind = z.enum(['nearby', 'coming', 'crossing'])
/** Your new part in the tie: somebody's big brother, or his little brother. */
export const LineageNotificationKind = z.enum(['big_brother', 'little_brother'])
/** The answer to a tie you have claimed. */
export const ClaimNotificationKind = z.enum(['claim_confirmed', 'claim_refused'])
/**
 * `tie_proposed`: to officers, one waits beside the record. `proposal_confirmed`, `proposal_refused`: how your proposal of a
 * tie of two others was answered.
 */
export const ProposalNotificationKind = z.enum(['tie_proposed', 'proposal_confirmed', 'proposal_refused'])
/** To super admins: entries of the audit log were changed or removed. */
export const AuditNotificationKind = z.enum(['audit_broken'])
/** To super admins: there is no new backup. */
export const BackupNotificationKind = z.enum(['backup_failed'])
/** To officers: a stranger who has confirmed his address asks to join. */
export const JoinNotificationKind = z.enum(['join_asked'])
/**
 * What somebody else did to your way in. `password_link`: he had a link to a new password sent to you. `password_given`: a
 * one-time password. `email_entered`, `phone_entered`: another address for you.
 */
export const AccountNotificationKind = z.enum(['password_link', 'password_given', 'email_entered', 'phone_entered'])
/**
 * `photo_tagged`: you are on a photo. `photo_tag_asked`: somebody asks whether you are. `photo_flagged`: yours is under
 * review. `photo_review`: to super admins, one waits for them. `photo_approved`, `photo_deleted`: how the review of yours ended.
 * `photo_failed`: one could not be made ready, to who uploaded it and super admins.
 */
export const PhotoNotificationKind = z.enum([
  'photo_tagged',
  'photo_tag_asked',
  'photo_flagged',
  'photo_review',
  'photo_approved',
  'photo_deleted',
  'photo_failed',
])
/**
 * `poll_opened`: there is a new one. `poll_extended`: its end is later. `poll_closing`: it ends within a day, and you have
 * not voted. `poll_result`: what it came to, or that it is void; `poll_voted`: the same, and you have voted.
 */
export const PollNotificationKind = z.enum([
  'poll_opened',
  'poll_extended',
  'poll_closing',
  'poll_result',
  'poll_voted',
])
/** The same of an election, to those who may vote in it; `election_closing`: for one position at least you have not voted. */
export const ElectionNotificationKind = z.enum([
  'election_opened',
  'election_extended',
  'election_closing',
  'election_result',
  'election_voted',
])
/** An officer asks you to read a document, or reminds you, or its file is another since you have read it. */
export const DocumentNotificationKind = z.enum(['document_to_read'])
/** To who uploaded a document and to officers: the virus scanner found something in it, and it is gone. */
export const ScanNotificationKind = z.enum(['document_infected'])
export const NotificationKind = z.enum([
  ...TripNotificationKind.options,
  ...LineageNotificationKind.options,
  ...ClaimNotificationKind.options,
  ...ProposalNotificationKind.options,
  ...AuditNotificationKind.options,
  ...BackupNotificationKind.options,
  ...JoinNotificationKind.options,
  ...AccountNotificationKind.options,
  ...PhotoNotificationKind.options,
  ...PollNotificationKind.options,
  ...ElectionNotificationKind.options,
  ...DocumentNotificationKind.options,
  ...ScanNotificationKind.options,
])
export type NotificationKind = z.infer<typeof NotificationKind>

export const TripFacts = z.object({
  location: z.string(),
  tripTitle: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
})
export const LineageFacts = z.object({
  /** The brother at the other end named you himself; else somebody else made the tie. */
  isHisDoing: z.boolean(),
})
/** Which entry, and what is wrong with it, in a sentence. */
export const AuditFacts = z.object({ finding: z.string() })
/** Why, in a sentence. */
export const BackupFacts = z.object({ finding: z.string() })
/** Who asks, as he wrote his name. */
export const JoinFacts = z.object({ name: z.string() })
/** Who did it, by name: it is told even once he is a member no more. */
export const AccountFacts = z.object({ by: z.string() })
export const ClaimFacts = z.object({
  /** What you have claimed that he is of you. */
  brotherIs: z.enum(['big', 'little']),
  /** He has answered himself; else an officer has. */
  isHisDoing: z.boolean(),
  /** Why it was refused. */
  word: z.optional(z.string()),
})
export const ProposalFacts = z.object({
  bigName: z.string(),
  littleName: z.string(),
  littleId: Id,
  /** Which of the two has answered, by name; null of an officer, and of what waits. */
  answeredBy: z.nullable(z.string()),
  word: z.optional(z.string()),
})

export const PhotoFacts = z.object({ albumId: Id, albumTitle: z.string(), photoId: Id })

export const PollFacts = z.object({
  title: z.string(),
  endDate: z.iso.datetime(),
  /** With the result alone; and the hash that its log ends with, to be kept. */
  outcome: z.nullable(PollOutcome),
  head: z.nullable(z.string()),
})

export const ElectionFacts = z.object({
  title: z.string(),
  endDate: z.iso.datetime(),
  /** With the result alone; and the hash over what the logs of all positions end with, to be kept. */
  result: z.nullable(ResultStatus),
  head: z.nullable(z.string()),
})

export const DocumentFacts = z.object({ title: z.string() })
/** What was found, as the scanner calls it. */
export const ScanFacts = z.object({ title: z.string(), filename: z.string(), finding: z.string() })

const NearbyFacts = z.extend(TripFacts, { latitude: z.number(), longitude: z.number() })

interface Facts {
  nearby: z.infer<typeof NearbyFacts>
  coming: z.infer<typeof TripFacts>
  crossing: z.infer<typeof TripFacts>
  big_brother: z.infer<typeof LineageFacts>
  little_brother: z.infer<typeof LineageFacts>
  audit_broken: z.infer<typeof AuditFacts>
  backup_failed: z.infer<typeof BackupFacts>
  join_asked: z.infer<typeof JoinFacts>
  password_link: z.infer<typeof AccountFacts>
  password_given: z.infer<typeof AccountFacts>
  email_entered: z.infer<typeof AccountFacts>
  phone_entered: z.infer<typeof AccountFacts>
  claim_confirmed: z.infer<typeof ClaimFacts>
  claim_refused: z.infer<typeof ClaimFacts>
  tie_proposed: z.infer<typeof ProposalFacts>
  proposal_confirmed: z.infer<typeof ProposalFacts>
  proposal_refused: z.infer<typeof ProposalFacts>
  photo_tagged: z.infer<typeof PhotoFacts>
  photo_tag_asked: z.infer<typeof PhotoFacts>
  photo_flagged: z.infer<typeof PhotoFacts>
  photo_review: z.infer<typeof PhotoFacts>
  photo_approved: z.infer<typeof PhotoFacts>
  photo_deleted: z.infer<typeof PhotoFacts>
  photo_failed: z.infer<typeof PhotoFacts>
  poll_opened: z.infer<typeof PollFacts>
  poll_extended: z.infer<typeof PollFacts>
  poll_closing: z.infer<typeof PollFacts>
  poll_result: z.infer<typeof PollFacts>
  poll_voted: z.infer<typeof PollFacts>
  election_opened: z.infer<typeof ElectionFacts>
  election_extended: z.infer<typeof ElectionFacts>
  election_closing: z.infer<typeof ElectionFacts>
  election_result: z.infer<typeof ElectionFacts>
  election_voted: z.infer<typeof ElectionFacts>
  document_to_read: z.infer<typeof DocumentFacts>
  document_infected: z.infer<typeof ScanFacts>
}
export type NotificationFacts<Kind extends NotificationKind> = Facts[Kind]

/** The stored facts of each kind, besides the member it is about. */
export const NOTIFICATION_FACTS: { [Kind in NotificationKind]: z.ZodMiniType<Facts[Kind]> } = {
  nearby: NearbyFacts,
  coming: TripFacts,
  crossing: TripFacts,
  big_brother: LineageFacts,
  little_brother: LineageFacts,
  audit_broken: AuditFacts,
  backup_failed: BackupFacts,
  join_asked: JoinFacts,
  password_link: AccountFacts,
  password_given: AccountFacts,
  email_entered: AccountFacts,
  phone_entered: AccountFacts,
  claim_confirmed: ClaimFacts,
  claim_refused: ClaimFacts,
  tie_proposed: ProposalFacts,
  proposal_confirmed: ProposalFacts,
  proposal_refused: ProposalFacts,
  photo_tagged: PhotoFacts,
  photo_tag_asked: PhotoFacts,
  photo_flagged: PhotoFacts,
  photo_review: PhotoFacts,
  photo_approved: PhotoFacts,
  photo_deleted: PhotoFacts,
  photo_failed: PhotoFacts,
  poll_opened: PollFacts,
  poll_extended: PollFacts,
  poll_closing: PollFacts,
  poll_result: PollFacts,
  poll_voted: PollFacts,
  election_opened: ElectionFacts,
  election_extended: ElectionFacts,
  election_closing: ElectionFacts,
  election_result: ElectionFacts,
  election_voted: ElectionFacts,
  document_to_read: DocumentFacts,
  document_infected: ScanFacts,
}
