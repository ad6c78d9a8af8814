// What is kept of a member, table by table, as he takes it along.
import { type RawBuilder, sql } from 'kysely'
import { activity, album, document, other, photo, seesNews, version, vote } from './about-data.ts'

export interface Section {
  title: string
  table: string
  /** The column that names the member. */
  by: string
  columns: readonly string[]
  /** What a row is about where it only has a number for that; `row` is the row. */
  about?: RawBuilder<string | null>
  /** Columns that others may have changed since, and when he may see what they say now; otherwise they are left empty. */
  masked?: { columns: readonly string[]; unless: RawBuilder<boolean> }
  /** Whether the table has an `id` by which it is read in parts; others hold no more than one row for each of what members look at. */
  isLong?: boolean
}

const PROPOSALS: readonly Section[] = (
  [
    ['Who is proposed as your big brother', 'little_id', 'big_id'],
    ['Whose big brother you are proposed to be', 'big_id', 'little_id'],
    ['Ties you proposed', 'proposed_by', 'little_id'],
  ] as const
).map(([title, by, end]) => ({ title, table: 'lineage_proposals', by, columns: ['proposed_at'], about: other(end) }))

/** The profile itself comes first and is not among these. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Trips',
    table: 'trips',
    by: 'member_id',
    columns: ['title', 'start_date', 'end_date', 'is_shared', 'created_at'],
    about: sql`(select string_agg(location, ', ' order by position) from trip_stops where trip_id = row.id)`,
  },
  {
    title: 'Big brothers',
    table: 'lineage_ties',
    by: 'little_id',
    columns: ['big_name', 'confirmed_at'],
    about: other('big_id'),
  },
  {
    title: 'Little brothers',
    table: 'lineage_ties',
    by: 'big_id',
    columns: ['little_name', 'confirmed_at'],
    about: other('little_id'),
  },
  ...PROPOSALS,
  {
    title: 'Offices you hold or held',
    table: 'office_terms',
    by: 'member_id',
    columns: ['office', 'began_on', 'ended_on'],
  },
  {
    title: 'Photos and videos you shared',
    table: 'photos',
    by: 'uploaded_by',
    columns: ['original_filename', 'caption', 'taken_at', 'created_at', 'bytes', 'deleted_at'],
    about: album,
    isLong: true,
  },
  {
    title: 'Photos you are tagged in',
    table: 'photo_member_tags',
    by: 'member_id',
    columns: ['tagged_at', 'is_pending'],
    about: photo('member_id'),
  },
  {
    title: 'Photos you may not be tagged in',
    table: 'photo_tag_refusals',
    by: 'member_id',
    columns: [],
    about: photo('member_id'),
  },
  { title: 'Being tagged', table: 'photo_tag_consents', by: 'member_id', columns: ['consent'] },
  { title: 'Albums you began', table: 'albums', by: 'created_by', columns: ['title', 'description', 'created_at'] },
  {
    title: 'Photos you reported',
    table: 'photo_flags',
    by: 'flagged_by',
    columns: ['reason', 'flagged_at', 'settled_at'],
    about: photo('flagged_by'),
  },
  {
    title: 'Documents you uploaded',
    table: 'document_versions',
    by: 'uploaded_by',
    columns: ['filename', 'number', 'note', 'created_at'],
    about: sql`(select ${document('uploaded_by')} from documents where documents.id = row.document_id)`,
  },
  {
    title: 'Documents you confirmed to have read',
    table: 'document_readings',
    by: 'member_id',
    columns: ['read_at'],
    about: version('member_id'),
  },
  {
    title: 'Documents you opened',
    table: 'document_accesses',
    by: 'member_id',
    columns: ['act', 'at', 'address'],
    about: version('member_id'),
    isLong: true,
  },
  {
    title: 'Copies of photos and documents made for you',
    table: 'copies',
    by: 'member_id',
    columns: ['issued_at', 'ip'],
    isLong: true,
  },
  {
    title: 'Videos being made for you to download',
    table: 'film_copies',
    by: 'member_id',
    columns: ['state', 'asked_at'],
    about: photo('member_id'),
  },
  {
    title: 'Ways in that others gave you',
    table: 'ways_in',
    by: 'member_id',
    columns: ['number', 'given_at', 'mailbox_given_at'],
  },
  {
    title: 'Votes you took part in (how you voted is not known)',
    table: 'ballot_participation',
    by: 'member_id',
    columns: [],
    about: vote,
  },
  { title: 'Votes you were entitled to', table: 'ballot_electorate', by: 'member_id', columns: [], about: vote },
  {
    title: 'Positions you stood for',
    table: 'election_candidates',
    by: 'member_id',
    columns: ['name', 'statement'],
    about: sql`(select title from election_positions where election_positions.id = row.position_id)`,
  },
  { title: 'Polls you called', table: 'polls', by: 'created_by', columns: ['title', 'description', 'created_at'] },
  {
    title: 'Elections you called',
    table: 'elections',
    by: 'created_by',
    columns: ['title', 'description', 'created_at'],
  },
  {
    title: 'News you wrote',
    table: 'news_items',
    by: 'author_id',
    columns: ['title', 'body', 'tags', 'created_at', 'published_at'],
    masked: { columns: ['title', 'body', 'tags'], unless: seesNews('author_id') },
    isLong: true,
  },
  {
    title: 'Activity shown of you',
    table: 'activity_items',
    by: 'member_id',
    columns: ['type', 'description', 'created_at'],
    isLong: true,
  },
  {
    title: 'Your reactions',
    table: 'activity_reactions',
    by: 'member_id',
    columns: ['emoji', 'reacted_at', 'withdrawn_at'],
    about: activity,
  },
  {
    title: 'What you were told',
    table: 'notifications',
    by: 'member_id',
    columns: ['kind', 'created_at', 'read_at', 'withdrawn_at'],
    isLong: true,
  },
  {
    title: 'What you are mailed',
    table: 'notification_mail_choices',
    by: 'member_id',
    columns: ['topic', 'rhythm', 'since'],
  },
  {
    title: 'Mails of notifications',
    table: 'notification_emails',
    by: 'member_id',
    columns: ['written_at', 'sent_at'],
    isLong: true,
  },
  { title: 'Mails of news', table: 'news_emails', by: 'member_id', columns: ['written_at', 'sent_at'], isLong: true },
  {
    title: 'Where you are signed in',
    table: 'sessions',
    by: 'member_id',
    columns: ['device', 'started_at', 'last_seen_at', 'expires_at'],
  },
  {
    title: 'Attempts to sign in as you that failed',
    table: 'failed_sign_ins',
    by: 'member_id',
    columns: ['day', 'network', 'times', 'last_at'],
  },
  { title: 'Your password', table: 'passwords', by: 'member_id', columns: ['set_at', 'one_time_until'] },
  {
    title: 'Links mailed to you',
    table: 'sign_in_links',
    by: 'member_id',
    columns: ['kind', 'created_at', 'expires_at', 'used_at'],
  },
  {
    title: 'Changed addresses',
    table: 'address_changes',
    by: 'member_id',
    columns: ['kind', 'address', 'former', 'asked_at', 'confirmed_at', 'ended_at'],
    isLong: true,
  },
  { title: 'Your invitation', table: 'invitations', by: 'member_id', columns: ['asked_at', 'sent_at', 'withdrawn_at'] },
  { title: 'Your arrival', table: 'arrivals', by: 'member_id', columns: ['arrived_at', 'privacy_seen_at'] },
  { title: 'Your visits of the feed', table: 'feed_visits', by: 'member_id', columns: ['visited_at', 'seen_at'] },
  { title: 'Your calendar address', table: 'calendar_feeds', by: 'member_id', columns: ['created_at'] },
  { title: 'Your departure', table: 'departures', by: 'member_id', columns: ['asked_at', 'due_at', 'kept_name'] },
  {
    title: 'Imports you made',
    table: 'imports',
    by: 'imported_by',
    columns: ['file_name', 'imported_at', 'total', 'imported', 'skipped'],
  },
  {
    title: 'The log of what you did',
    table: 'audit_entries',
    by: 'actor_id',
    columns: ['at', 'action', 'object_type', 'object_id', 'address'],
    isLong: true,
  },
]
