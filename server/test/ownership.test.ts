// A table is written by one feature only; reading is free.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const WRITES = /\b(?:insertInto|updateTable|deleteFrom)\('(\w+)'|\b(?:insert into|update|delete from) (\w+)\b/g

test('every table has one writer', () => {
  const writers = new Map<string, Set<string>>()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const owner = /^(features\/\w+|platform\/\w+)/.exec(file)?.[0]
    if (!owner || !file.endsWith('.ts') || file.includes('.test.')) continue
    for (const table of tablesWrittenIn(readFileSync(new URL(file, root), 'utf8')))
      writers.set(table, (writers.get(table) ?? new Set()).add(owner))
  }
  expect([...writers].filter(([, owners]) => owners.size > 1)).toEqual([])
  expect(writers.size).toBeGreaterThan(8)
})

const tables = new Set(
  [...readFileSync(new URL('platform/db/schema.ts', root), 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(
    ([, name]) => name ?? '',
  ),
)

const tablesWrittenIn = (code: string) =>
  [...code.matchAll(WRITES)].map(([, built, written]) => built ?? written ?? '').filter((name) => tables.has(name))
