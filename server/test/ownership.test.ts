// A table is written by one feature or one part of the platform; who else reads it is listed.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

const tables = new Set(
  [...readFileSync(new URL('platform/db/schema.ts', root), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, name]) => name ?? '',
  ),
)

const WRITES = /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)'|\b(?:insert into|update|delete from) (\w+)\b/g
const NAMED = /\b(?:selectFrom|innerJoin|leftJoin)\('(\w+)|\b(?:from|join|using) (\w+)\b/g

/** The product's files with their owner: a feature, or a part of the platform. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const owner = /^(?:features\/[\w-]+|platform\/\w+)/.exec(file)?.[0]
  if (!owner || !file.endsWith('.ts') || /\.(test|fixture)\./.test(file) || file.endsWith('schema.ts')) return []
  const text = readFileSync(new URL(file, root), 'utf8')
  const code = text.replace(/\/\*\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')
  return [{ owner, code }]
})

function ownersBy(pattern: RegExp) {
  const owners = new Map<string, Set<string>>()
  for (const { owner, code } of files)
    for (const [, built, written] of code.matchAll(pattern)) {
      const table = built ?? written ?? ''
      if (tables.has(table)) owners.set(table, (owners.get(table) ?? new Set()).add(owner))
    }
  return owners
}

/** Written by a function of the database, a migration, or nobody yet. */
const WRITTEN_OTHERWISE: Record<string, string> = {
  audit_entries: 'platform/audit',
  ballot_electorate: 'features/ballots',
  ballot_participation: 'features/ballots',
  ballot_sealed: 'features/ballots',
  ballots: 'features/ballots',
  governance_log: 'features/ballots',
  throttle_buckets: 'platform/throttle.ts',
  ways_in: 'platform/session',
}

/** Members are inserted in bulk by an import, beside the feature that keeps their records. */
const TWO_WRITERS: Record<string, string[]> = { members: ['features/members', 'features/rosters'] }

test('every table has one writer', () => {
  const writers = ownersBy(WRITES)
  const shared = [...writers].filter(([, owners]) => owners.size > 1)
  expect(Object.fromEntries(shared.map(([table, owners]) => [table, [...owners].sort()]))).toEqual(TWO_WRITERS)
  expect([...tables].filter((table) => !writers.has(table)).sort()).toEqual(Object.keys(WRITTEN_OTHERWISE).sort())
})

/** What each reads of others' tables; a join costs one query where a call would cost one more. */
const FOREIGN_READS: Record<string, string[]> = {
  'features/addresses': ['members'],
  'features/albums': ['members', 'photos'],
  'features/audit': ['albums', 'audit_entries', 'documents', 'elections', 'members', 'news_items', 'polls'],
  'features/backups': ['audit_entries', 'members'],
  'features/ballots': ['audit_entries', 'members', 'ways_in'],
  'features/bin': ['albums', 'members', 'photos'],
  'features/blanks': ['lineage_ties', 'members'],
  'features/calendar': ['members', 'trip_stops', 'trips'],
  'features/departures': ['members'],
  'features/document-categories': ['documents'],
  'features/document-readings': ['document_versions', 'documents', 'members'],
  'features/document-search': ['document_pages', 'document_versions', 'documents'],
  'features/document-viewing': ['document_versions', 'documents'],
  'features/documents': ['document_reading_requests', 'members'],
  'features/elections': ['members'],
  'features/feed': ['members'],
  'features/health': [
    'audit_entries',
    'backups',
    'ballot_boxes',
    'ballot_sealed',
    'document_versions',
    'election_positions',
    'elections',
    'jobs',
    'join_asks',
    'mail_days',
    'members',
    'news_emails',
    'photos',
    'poll_results',
    'polls',
    'position_results',
    'sessions',
  ],
  'features/invitations': ['members', 'passwords'],
  'features/forensics': ['albums', 'document_versions', 'documents', 'members', 'photos'],
  'features/join-requests': ['lineage_ties', 'members', 'passwords'],
  'features/lineage': ['members'],
  'features/linkedin': ['members'],
  'features/members': ['address_changes', 'audit_entries', 'departures', 'invitations', 'passwords'],
  'features/moderation': ['albums', 'members', 'photo_member_tags', 'photos'],
  'features/movies': ['members'],
  'features/newcomers': ['lineage_ties', 'members'],
  'features/news': ['members'],
  'features/news-mail': ['members', 'news_items', 'notification_mail_choices', 'passwords'],
  'features/notifications': ['members', 'passwords'],
  'features/offices': ['members'],
  'features/people': ['members'],
  'features/photo-files': ['albums', 'members', 'photos'],
  'features/photo-search': [
    'albums',
    'custom_tags',
    'members',
    'photo_custom_tags',
    'photo_member_tags',
    'photo_tag_consents',
    'photos',
  ],
  'features/photo-tags': ['albums', 'members', 'photos'],
  'features/photos': ['albums', 'custom_tags', 'members', 'photo_custom_tags', 'photo_member_tags'],
  'features/reports': [
    'albums',
    'audit_entries',
    'ballot_boxes',
    'document_versions',
    'election_positions',
    'elections',
    'members',
    'photos',
    'poll_results',
    'polls',
    'position_results',
    'trip_stops',
    'trips',
  ],
  'features/residences': ['members'],
  'features/rosters': ['lineage_ties', 'passwords'],
  'features/selections': ['members', 'passwords'],
  'features/settings': ['members'],
  'features/sign-in': ['departures', 'members'],
  'features/trips': ['members'],
  'platform/backup': ['ballot_boxes', 'members', 'notifications', 'passwords'],
  'platform/session': ['members'],
}

/** Reads whatever names a member, for himself to take along; its own test lists that. */
const READS_ALL = 'features/data-export'

test('who reads the tables of others is listed', () => {
  const writers = ownersBy(WRITES)
  const readers = ownersBy(NAMED)
  const foreign = new Map<string, string[]>()
  for (const [table, owners] of readers)
    for (const owner of owners)
      if (owner !== READS_ALL && !writers.get(table)?.has(owner) && WRITTEN_OTHERWISE[table] !== owner)
        foreign.set(owner, [...(foreign.get(owner) ?? []), table].sort())
  expect(Object.fromEntries([...foreign].sort())).toEqual(FOREIGN_READS)
})
