// The keys that sign what is handed out: made when they are first needed, and kept with the keys of votes, so that no archive has them.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Location, openDatabase } from '../db/db.ts'
import { readKeyFile, writeKeyOnce } from './key-files.ts'

type Purpose = 'unsubscribe' | 'browser' | 'external-viewer' | 'authenticator-apps' | 'recovery-codes' | 'return-path'

const BYTES = 32
const nameOf = (purpose: string) => `${purpose}.secret`

export function readSigningKey({ voteKeys: { folder } }: Pick<Context, 'voteKeys'>, purpose: Purpose): Buffer {
  const file = join(folder, nameOf(purpose))
  const kept = readKeyFile(file)
  if (kept) return kept
  writeKeyOnce(folder, nameOf(purpose), randomBytes(BYTES))
  const made = readKeyFile(file)
  if (!made) throw new Error(`The key in ${file} cannot be read`)
  return made
}

/** Whether it was made, or brought. */
export const hasSigningKey = (folder: string, purpose: Purpose) => readKeyFile(join(folder, nameOf(purpose))) !== null

/** No browser is known any more; links that end mails go on. */
export const revokeBrowsers = (folder: string) => rm(join(folder, nameOf('browser')), { force: true })

/** What a database of before has of them is put with the other keys; the migration after that drops its table. */
export async function takeSigningKeys(database: Location, folder: string) {
  const { db, close } = openDatabase(database, { pool: 1 })
  try {
    const { rows } = await sql<{ there: boolean }>`select to_regclass('signing_keys') is not null as there`.execute(db)
    if (!rows[0]?.there) return
    const kept = await sql<{ purpose: string; key: Buffer }>`select purpose, key from signing_keys`.execute(db)
    for (const { purpose, key } of kept.rows) writeKeyOnce(folder, nameOf(purpose), key)
  } finally {
    await close()
  }
}
