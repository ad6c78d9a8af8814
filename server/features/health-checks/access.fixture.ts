// Whose tables are read here.

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = [
  'audit_entries',
  'backups',
  'ballot_boxes',
  'ballot_sealed',
  'election_positions',
  'elections',
  'jobs',
  'join_asks',
  'mail_days',
  'members',
  'news_emails',
  'passkeys',
  'passwords',
  'poll_results',
  'polls',
  'position_results',
]
