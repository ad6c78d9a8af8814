// A table is written by one feature or one part of the platform; who else reads it is listed.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOREIGN_READS } from './access-rows.ts'

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
  board_data: 'features/boards',
  board_events: 'features/boards',
  governance_log: 'features/ballots',
  restores: 'platform/backup',
  throttle_buckets: 'platform/throttle.ts',
  visits: 'platform/session',
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

/** The same of the parts of the platform. */
const READS_OF_PLATFORM = {
  'platform/backup': ['ballot_boxes', 'members', 'notifications', 'passwords', 'step_removals'],
  'platform/db': ['members'],
  'platform/sending': ['members'],
  'platform/session': ['members'],
}

test('who reads the tables of others is listed', () => {
  const writers = ownersBy(WRITES)
  const readers = ownersBy(NAMED)
  const foreign = new Map<string, string[]>()
  for (const [table, owners] of readers)
    for (const owner of owners)
      if (!writers.get(table)?.has(owner) && WRITTEN_OTHERWISE[table] !== owner)
        foreign.set(owner, [...(foreign.get(owner) ?? []), table].sort())
  expect(Object.fromEntries(foreign)).toEqual({ ...FOREIGN_READS, ...READS_OF_PLATFORM })
})
