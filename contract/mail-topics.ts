// Which topic each kind of notification is mailed under, and how often before a member has chosen.
import type { NotificationKind } from './notification-facts.ts'
import type { MailChoice, MailTopic } from './notifications.ts'

/** Null of what is mailed whatever a member chooses, in emails of its own. */
export const TOPIC_OF: Record<NotificationKind, MailTopic | null> = {
  nearby: 'nearby',
  coming: 'coming',
  crossing: 'crossing',
  big_brother: 'lineage',
  little_brother: 'lineage',
  audit_broken: 'audit',
  backup_failed: 'audit',
  join_asked: 'requests',
  password_link: null,
  password_given: null,
  email_entered: null,
  phone_entered: null,
  claim_confirmed: 'lineage',
  claim_refused: 'lineage',
  tie_proposed: 'requests',
  proposal_confirmed: 'lineage',
  proposal_refused: 'lineage',
  photo_tagged: 'photos',
  photo_tag_asked: 'photos',
  photo_flagged: 'photos',
  photo_review: 'photos',
  photo_approved: 'photos',
  photo_deleted: 'photos',
  photo_failed: 'photos',
  poll_opened: 'polls',
  poll_extended: 'polls',
  poll_closing: 'polls',
  poll_result: 'polls',
  poll_voted: 'results',
  election_opened: 'polls',
  election_extended: 'polls',
  election_closing: 'polls',
  election_result: 'polls',
  election_voted: 'results',
  document_to_read: 'documents',
  document_infected: 'documents',
}

/**
 * As long as a member has chosen nothing: what all are asked to read reaches them, and whoever has voted holds in his
 * mailbox what its record ended with.
 */
export const MAIL_UNTIL_CHOSEN: MailChoice = {
  nearby: 'never',
  coming: 'never',
  crossing: 'never',
  lineage: 'never',
  photos: 'never',
  polls: 'never',
  results: 'at_once',
  documents: 'at_once',
  audit: 'never',
  requests: 'never',
}

/** What has emails of its own, and is mailed though it was read before: they are to be kept where nobody here can change them. */
export const MAILED_THOUGH_READ: readonly MailTopic[] = ['results']

/** What no digest tells: who gets one for it alone has not voted, and whose digests there were is in archives. */
export const NEVER_IN_DIGESTS: readonly NotificationKind[] = ['poll_closing', 'election_closing']
