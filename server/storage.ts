// Opens what Aerie keeps, its files and its database, and brings the database up to date.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HEADS } from './platform/audit/heads.ts'
import { UNFINISHED_RESTORE } from './platform/backup/exchange.ts'
import { settleRestore } from './platform/backup/restoring.ts'
import type { Config } from './platform/config.ts'
import { makeDataFolder } from './platform/data-folder.ts'
import { bringUp, canOnlyAddToAuditLog } from './platform/db/bring-up.ts'
import { type Database, openDatabase } from './platform/db/db.ts'
import { isCreated, type Located, locateDatabase } from './platform/db/locate.ts'
import { isNew } from './platform/db/migrate.ts'
import { type FileStore, isStoreAway } from './platform/files/file-store.ts'
import { removeLeftFiles } from './platform/files/incoming.ts'
import { openFolderStore, openS3Store } from './platform/files/store.ts'
import { takeSigningKeys } from './platform/secrets/signing-keys.ts'
import { onRestored } from './restored.ts'

export interface Storage {
  database: Database
  files: FileStore
  located: Located
  close(): Promise<void>
}

export async function openStorage(config: Config, say: (sentence: string) => void): Promise<Storage> {
  makeDataFolder(config.dataFolder)
  const files = config.s3 ? await openS3Store(config.s3) : openFolderStore(join(config.dataFolder, 'files'))
  await reach(files, config)
  if (!isCreated(config)) await refuseFilesAlone(files, config)
  const located = await locateDatabase(config, say)
  await settleRestore({ database: located.owner, files, onRestored: onRestored(config), say })
  const database = openDatabase(located.runtime, config.database)
  if (await isNew(database.db)) await refuseFilesAlone(files, config)
  await takeSigningKeys(located.owner, config.voteKeyFolder)
  const applied = await bringUp(located)
  if (applied.length > 0) say(`Database brought up to ${applied.at(-1)?.replace('.sql', '')}.`)
  if (!(await canOnlyAddToAuditLog(database.db)))
    say(
      'The role of DATABASE_URL could change the audit log. docs/operations.md, “Two roles”, says how to prevent that.',
    )
  await removeLeftFiles(await files.incoming(), new Date())
  const close = async () => {
    await database.close()
    await located.stop()
  }
  return { database, files, located, close }
}

/** A bucket that says no is told from one that is away for a moment, which is worth another start. */
async function reach(files: FileStore, { s3 }: Config) {
  try {
    await files.has(UNFINISHED_RESTORE)
  } catch (cause) {
    if (!s3 || isStoreAway(cause)) throw cause
    throw new Error(
      `The bucket ${s3.bucket} refuses. Look whether S3_BUCKET, S3_REGION and the two keys are right, and whether the key may list it.`,
      { cause },
    )
  }
}

/** A new database beside files of an old one is a volume that is not mounted, or the address of another database. */
async function refuseFilesAlone(files: FileStore, { s3, dataFolder }: Config) {
  const hasHeads = existsSync(join(dataFolder, HEADS))
  if (!hasHeads && (await files.isEmpty())) return
  const where = hasHeads ? dataFolder : s3 ? `the bucket ${s3.bucket}` : join(dataFolder, 'files')
  throw new Error(
    `The database would be a new one, but ${where} holds files of an old one: a volume that is not mounted, or another ` +
      'DATABASE_URL than before? Bring the database back, or move the files away to begin anew.',
  )
}
