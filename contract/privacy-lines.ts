// Where the privacy policy speaks of each table that says something of a person; tests compare it with the database and the page.

interface Line {
  /** The title under which it stands. */
  part: string
  /** The beginning of its line, as the page has it. */
  words: string
}

const PROFILE = 'Who sees your profile'
const PLACES = 'Your city, the map and your trips'
const ACCESS = 'Records of access'
const JOINING = 'If you ask to join'
const LINEAGE = 'Lineage and offices'
const PHOTOS = 'Photos and videos'
const DOCUMENTS = 'Documents'
const VOTES = 'Votes'
const FEED = 'The feed'
const NEWS = 'News and notifications'
const MAILS = 'Mails'
const LEAVING = 'How to get your data, change it, and leave'

const WHO_ACTED = { part: ACCESS, words: 'A log says who signed in, and who changed what' }

export const PRIVACY_LINES: Record<string, Line> = {
  members: { part: PROFILE, words: 'Of what you entered, or an officer for you' },
  activity_items: { part: FEED, words: 'What you did that all brothers may see stands in the feed' },
  activity_reactions: { part: FEED, words: 'All brothers see who reacted to what' },
  address_changes: { part: ACCESS, words: 'When you change your e-mail address' },
  albums: { part: PHOTOS, words: 'An album names who began it' },
  arrivals: { part: PROFILE, words: 'When you came in for the first time' },
  audit_entries: WHO_ACTED,
  backups: WHO_ACTED,
  ballot_electorate: { part: VOTES, words: 'Who may vote and who voted is recorded' },
  ballot_participation: { part: VOTES, words: 'Who may vote and who voted is recorded' },
  calendar_feeds: { part: 'Your calendar', words: 'If you make a calendar address' },
  copies: { part: PHOTOS, words: 'Of each copy we keep' },
  departures: { part: LEAVING, words: 'You choose how the lineage names you' },
  document_accesses: { part: DOCUMENTS, words: 'We keep who opened it' },
  document_reading_requests: WHO_ACTED,
  document_readings: { part: DOCUMENTS, words: 'Where officers ask you to confirm that you have read one' },
  document_versions: { part: DOCUMENTS, words: 'Each version names who uploaded it' },
  documents: { part: DOCUMENTS, words: 'Each version names who uploaded it' },
  election_candidates: { part: VOTES, words: 'If you stand for a position' },
  elections: { part: VOTES, words: 'Polls and elections keep who called them' },
  failed_sign_ins: { part: ACCESS, words: 'Of sign-ins that failed' },
  feed_visits: { part: FEED, words: 'How far you have seen the feed' },
  film_copies: { part: PHOTOS, words: 'it writes your name, the day and a code into a video' },
  imports: WHO_ACTED,
  invitations: { part: PROFILE, words: 'Officers see besides who has been invited' },
  join_asks: { part: JOINING, words: 'What you write waits up to a week for its mail' },
  join_requests: { part: JOINING, words: 'Once you have, officers read it' },
  lineage_proposals: { part: LINEAGE, words: 'Any brother may propose' },
  lineage_refusals: { part: LINEAGE, words: 'If one of the two says that it is not so' },
  lineage_ties: { part: LINEAGE, words: 'All brothers see who is whose big and little brother' },
  news_emails: { part: MAILS, words: 'Of each mail of news and notifications we keep' },
  news_images: { part: NEWS, words: 'News name who wrote them' },
  news_items: { part: NEWS, words: 'News name who wrote them' },
  notification_emails: { part: MAILS, words: 'Of each mail of news and notifications we keep' },
  notification_mail_choices: { part: MAILS, words: 'Which of them you chose' },
  notifications: { part: NEWS, words: 'What the bell told you' },
  office_terms: { part: LINEAGE, words: 'All brothers see who holds and held which office' },
  passwords: { part: ACCESS, words: 'Your password is kept only in a form' },
  photo_flags: { part: PHOTOS, words: 'If you report a photo' },
  photo_member_tags: { part: PHOTOS, words: 'Who is tagged on a photo' },
  photo_tag_consents: { part: PHOTOS, words: 'Whether brothers may tag you' },
  photo_tag_refusals: { part: PHOTOS, words: 'A tag that you took off' },
  photos: { part: PHOTOS, words: 'What you add to an album' },
  polls: { part: VOTES, words: 'Polls and elections keep who called them' },
  reuploads: { part: PHOTOS, words: 'Whoever adds such a copy to an album himself' },
  sessions: { part: ACCESS, words: 'For each device you are signed in on' },
  settings: WHO_ACTED,
  sign_in_links: { part: ACCESS, words: 'A link that was mailed to you' },
  trips: { part: PLACES, words: 'A trip is yours alone until you share it' },
  ways_in: { part: VOTES, words: 'When somebody else gives you a way to sign in' },
}

/** Tables with such a column that say nothing of a person, each with its reason. */
export const SAYS_NOTHING: Record<string, string> = {}
