// An empty database for the tests of migrations, which are applied to it a few at a time.
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { administer, at, createDatabase } from '../../test/test-server.ts'
import { openDatabase } from './db.ts'

export const MIGRATIONS = new URL('../../migrations/', import.meta.url)

export async function openUnmigrated() {
  const { owner } = inject('testServer')
  const name = `aerie_migrate_${randomUUID().slice(0, 8)}`
  await createDatabase(owner, name)
  const { db, close } = openDatabase(at(owner, name))
  const ask = async <Row>(text: string) => (await sql.raw<Row>(text).execute(db)).rows
  return {
    db,
    ask,
    /** In the order of their numbers. */
    async apply(isIn: (file: string) => boolean) {
      const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql') && isIn(file)).sort()
      for (const file of files) await ask(await readFile(new URL(file, MIGRATIONS), 'utf8'))
    },
    async close() {
      await close()
      await administer(owner, `drop database ${name} with (force)`)
    },
  }
}
