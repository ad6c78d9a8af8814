// Seeds data folders with generated brothers, straight into the database.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { DemoBrother } from '../../server/demo/demo-brother.ts'
import { manyBrothers } from '../../server/demo/generate/many-brothers.ts'
import { insertBrothers } from '../../server/demo/insert-brothers.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type Database, type Location, openDatabase } from '../../server/platform/db/db.ts'
import { locateDatabase } from '../../server/platform/db/locate.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { hashPassword } from '../../server/platform/secrets/password-hash.ts'

/** The password of every seeded member who may sign in. */
export const PASSWORD = 'a measured password'

export interface SeededFolder {
  folder: string
  /** Ids in the order of `brothers`. */
  ids: number[]
  brothers: DemoBrother[]
  /** E-mail addresses of active members who may sign in; the first is the super admin's. */
  mailboxes: string[]
  /** Active members who were never asked in. */
  strangers: { id: number; address: string }[]
}

interface Seeding {
  /** A server instead of the embedded one. */
  databaseUrl?: string
  /** How many of them, the last, have an e-mail address and were never asked in. */
  uninvited?: number
}

/** Seeds `count` brothers, the first of them a super admin. */
export async function seedDataFolder(
  folder: string,
  count: number,
  { databaseUrl, uninvited = 0 }: Seeding = {},
): Promise<SeededFolder> {
  const brothers = [...manyBrothers(count)].map((brother, place) => {
    if (place === 0) return founder(brother)
    return place < count - uninvited ? brother : stranger(brother, place)
  })
  const hash = await hashPassword(PASSWORD)
  const ids = await withDatabase(
    folder,
    ({ db }) => insertBrothers({ db, files: openFolderStore(join(folder, 'files')) }, brothers, hash),
    databaseUrl,
  )
  const mailboxes = brothers.flatMap(({ email, isActive, signIn }) =>
    email && isActive && signIn === 'password' ? [email] : [],
  )
  const strangers = brothers.flatMap(({ email, isActive, signIn }, place) =>
    email && isActive && signIn === 'none' ? [{ id: ids[place] ?? 0, address: email }] : [],
  )
  return { folder, ids, brothers, mailboxes, strangers }
}

const founder = (brother: DemoBrother): DemoBrother => ({
  ...brother,
  email: 'founder@aerie.example',
  role: 'super_admin',
  isActive: true,
  signIn: 'password',
})

const stranger = (brother: DemoBrother, place: number): DemoBrother => ({
  ...brother,
  email: `stranger-${place}@aerie.example`,
  isActive: true,
  signIn: 'none',
})

/** With the statistics that a database in service has: they decide how it plans. */
export async function withAnalyzed(filled: SeededFolder): Promise<SeededFolder> {
  await withDatabase(filled.folder, ({ db }) => sql`vacuum analyze`.execute(db))
  return filled
}

/** Opens the database of a folder that no server runs on, brings it up to date, and closes it again. */
export async function withDatabase<T>(
  folder: string,
  work: (database: Database, location: Location) => Promise<T>,
  databaseUrl?: string,
): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const located = await locateDatabase(readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl }), () => {})
  const database = openDatabase(located.owner)
  try {
    await migrate(database.db)
    return await work(database, located.owner)
  } finally {
    await database.close()
    await located.stop()
  }
}
