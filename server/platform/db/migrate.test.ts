// Migrations: applied once, by one process at a time, and never changed afterwards.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { schemaOf } from '../../../scripts/write-schema.ts'
import { administer } from '../../test/test-server.ts'
import { type Database, openDatabase } from './db.ts'
import { migrate } from './migrate.ts'

const { administration } = inject('testServer')
const name = `aerie_migrate_${randomUUID().slice(0, 8)}`
let database: Database
beforeAll(async () => {
  await administer(administration, `create database ${name}`)
  database = openDatabase(
    typeof administration === 'string'
      ? Object.assign(new URL(administration), { pathname: `/${name}` }).href
      : { ...administration, database: name },
  )
})
afterAll(async () => {
  await database.close()
  await administer(administration, `drop database ${name} with (force)`)
})

test('two processes at once apply each migration once', async () => {
  const applied = await Promise.all([migrate(database.driver), migrate(database.driver)])
  expect(applied.map((names) => names.length > 0).sort()).toEqual([false, true])
  expect(await migrate(database.driver)).toEqual([])
})

test('the types that Kysely uses are those of the migrated database', async () => {
  const written = await readFile(new URL('schema.ts', import.meta.url), 'utf8')
  const squeeze = (text: string) => text.replace(/\s+/g, ' ')
  expect(squeeze(written)).toBe(squeeze(await schemaOf(database.driver)))
})

test('a changed migration, and a newer database, are refused', async () => {
  const { driver } = database
  await driver`update migrations set sha256 = 'x' where name like '0001%'`
  await expect(migrate(driver)).rejects.toThrow(
    'The migration 0001-platform.sql was changed after it had been applied.',
  )
  await driver`insert into migrations (name, sha256) values ('9999-later.sql', 'x')`
  await driver`delete from migrations where name like '0001%'`
  await expect(migrate(driver)).rejects.toThrow('This database was migrated by a newer Aerie (9999-later.sql).')
})
