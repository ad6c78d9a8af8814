// Seeds data folders with generated brothers, straight into the database.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoBrother } from '../../server/demo/demo-brother.ts'
import { manyBrothers } from '../../server/demo/generate/many-brothers.ts'
import { insertBrothers } from '../../server/demo/insert-brothers.ts'
import { readConfig } from '../../server/platform/config.ts'
import { type Database, openDatabase } from '../../server/platform/db/db.ts'
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
}

/** Seeds `count` brothers, the first of them a super admin. */
export async function seedDataFolder(folder: string, count: number): Promise<SeededFolder> {
  const brothers = [...manyBrothers(count)].map((brother, place) => (place === 0 ? founder(brother) : brother))
  const hash = await hashPassword(PASSWORD)
  const ids = await withDatabase(folder, ({ db }) =>
    insertBrothers({ db, files: openFolderStore(join(folder, 'files')) }, brothers, hash),
  )
  const mailboxes = brothers.flatMap(({ email, isActive, signIn }) =>
    email && isActive && signIn === 'password' ? [email] : [],
  )
  return { folder, ids, brothers, mailboxes }
}

const founder = (brother: DemoBrother): DemoBrother => ({
  ...brother,
  email: 'founder@aerie.example',
  role: 'super_admin',
  isActive: true,
  signIn: 'password',
})

/** Opens the database of a folder that no server runs on, brings it up to date, and closes it again. */
export async function withDatabase<T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const located = await locateDatabase(readConfig({ DATA_DIR: folder }), () => {})
  const database = openDatabase(located.location)
  try {
    await migrate(database.driver)
    return await work(database)
  } finally {
    await database.close()
    await located.stop()
  }
}
