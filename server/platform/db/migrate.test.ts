// Migrations: applied once, by one process at a time, and never changed afterwards.
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaOf } from '../../../scripts/write-schema.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS, openUnmigrated } from './migration.fixture.ts'

let database: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  database = await openUnmigrated()
})
afterAll(() => database.close())

test('two processes at once apply each migration once', async () => {
  const applied = await Promise.all([migrate(database.db), migrate(database.db)])
  expect(applied.map((names) => names.length > 0).sort()).toEqual([false, true])
  expect(await migrate(database.db)).toEqual([])
})

test('the types that Kysely uses are those of the migrated database', async () => {
  const written = await readFile(new URL('schema.ts', import.meta.url), 'utf8')
  const squeeze = (text: string) => text.replace(/\s+/g, ' ')
  expect(squeeze(written)).toBe(squeeze(await schemaOf(database.db)))
})

test('a changed migration, and a newer database, are refused', async () => {
  const { db } = database
  await sql`update migrations set sha256 = 'x' where name like '0001%'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('The migration 0001-platform.sql was changed after it had been applied.')
  await sql`insert into migrations (name, sha256) values ('9999-later.sql', 'x')`.execute(db)
  await sql`delete from migrations where name like '0001%'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('This database was migrated by a newer Aerie (9999-later.sql).')
})

/** Statements that begin or end a transaction, those in the bodies of functions left out: there they are blocks. */
function transactionsIn(sql: string) {
  const bare = sql.replace(/--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/g, ' ')
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) =>
      /^(begin|start|commit|end|rollback|abort|savepoint|release|prepare|vacuum)\b/i.test(statement),
    )
}

test('no migration has a transaction of its own, which would end the one that all of them are', async () => {
  for (const file of await readdir(MIGRATIONS))
    expect(transactionsIn(await readFile(new URL(file, MIGRATIONS), 'utf8')), file).toEqual([])
  expect(
    transactionsIn("insert into t values ('a''; commit; b'); -- commit;\n COMMIT; /* ; */ rollback and chain"),
  ).toEqual(['COMMIT', 'rollback and chain'])
  expect(transactionsIn('create function f() as $f$ begin; commit; end $f$ language plpgsql')).toEqual([])
})
