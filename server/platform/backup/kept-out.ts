// Rows that no archive has: two archives, one from before a vote and one from after it, would say whose it was.

const REMINDERS = `('poll_closing', 'election_closing', 'vote_recorded')`

/** Tables with what holds of the rows that go into an archive; of a table that is not named all go. */
export const ARCHIVED_ROWS: Readonly<Record<string, string>> = {
  // Of an open box the tags of the ballots say it, to whoever has its key; after the close it is told to everybody.
  ballot_participation: 'exists (select from ballot_boxes b where b.id = box_id and b.closed_at is not null)',
  // Whoever is not reminded has voted, and whoever is told so.
  notifications: `kind not in ${REMINDERS}`,
  notification_emails: `not exists (select from notifications n where n.email_id = notification_emails.id and n.kind in ${REMINDERS})
    or exists (select from notifications n where n.email_id = notification_emails.id and n.kind not in ${REMINDERS})`,
  // Who was seen in between. In the restored installation everybody signs in again, and nothing has been tried too often yet.
  sessions: 'false',
  linkedin_attempts: 'false',
  pending_steps: 'false',
  throttle_buckets: 'false',
  feed_visits: 'false',
  visits: 'false',
  // They end with their sessions.
  push_subscriptions: 'false',
  pushes: 'false',
  open_pages: 'false',
}
