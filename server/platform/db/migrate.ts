// Brings a database to the newest migration, one process at a time.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { takeLock } from './locks.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/**
 * Applies what is missing in one transaction and answers the names of what it applied. Throws a sentence when an
 * applied migration has been changed or removed since, as a newer database under an older program would be.
 */
export async function migrate(db: Db): Promise<string[]> {
  const files = await readMigrations()
  return db.transaction().execute(async (tx) => {
    // However long another process migrates, it is waited for.
    await sql`set local lock_timeout = 0`.execute(tx)
    await takeLock(tx, 'migration')
    // A role that may create no table may still find that nothing is missing.
    if (await isNew(tx))
      await sql`create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(
        tx,
      )
    const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migrations`.execute(tx)
    const applied = new Map(rows.map((row) => [row.name, row.sha256]))

    for (const [name, hash] of applied) {
      const file = files.find((candidate) => candidate.name === name)
      if (!file) throw new Error(`This database was migrated by a newer Aerie (${name}). Start that version.`)
      if (file.sha256 !== hash) throw new Error(`The migration ${name} was changed after it had been applied.`)
    }
    const missing = files.filter(({ name }) => !applied.has(name))
    for (const { name, text, sha256 } of missing) {
      await sql.raw(text).execute(tx)
      await sql`insert into migrations (name, sha256) values (${name}, ${sha256})`.execute(tx)
    }
    return missing.map(({ name }) => name)
  })
}

/** Whether a database is new: nothing has been applied to it. */
export async function isNew(db: Db) {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`.execute(db)
  return !rows[0]?.there
}

export async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
