// Brings a database to the newest migration, one process at a time.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Driver } from './db.ts'
import { LOCKS } from './locks.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/**
 * Applies what is missing in one transaction and answers the names of what it applied. Throws a sentence when an
 * applied migration has been changed or removed since, as a newer database under an older program would be.
 */
export async function migrate(driver: Driver): Promise<string[]> {
  const files = await readMigrations()
  return driver.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.migration})`
    await sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
    const applied = new Map((await sql`select name, sha256 from migrations`).map((row) => [row.name, row.sha256]))

    for (const [name, hash] of applied) {
      const file = files.find((candidate) => candidate.name === name)
      if (!file) throw new Error(`This database was migrated by a newer Aerie (${name}). Start that version.`)
      if (file.sha256 !== hash) throw new Error(`The migration ${name} was changed after it had been applied.`)
    }
    const missing = files.filter(({ name }) => !applied.has(name))
    for (const { name, text, sha256 } of missing) {
      await sql.unsafe(text).simple()
      await sql`insert into migrations ${sql({ name, sha256 })}`
    }
    return missing.map(({ name }) => name)
  })
}

async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
