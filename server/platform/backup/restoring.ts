// Restores a house from an archive: refused before anything is touched, and never half there for whoever starts next.
import type pg from 'pg'
import type { Location } from '../db/connections.ts'
import type { FileStore } from '../files/file-store.ts'
import { loadArchive } from './load.ts'
import type { Manifest } from './manifest.ts'
import { readArchive } from './read-archive.ts'

/** Lies among the files from before the first of them is restored until all is there. */
export const UNFINISHED_RESTORE = 'restore/unfinished.json'

export interface Restoring {
  /** As the owner of its tables. */
  database: Location
  files: FileStore
  archive: string
  passphrase: string | null
  /** Whether what is there may go. */
  isOverwriting: boolean
  say: (sentence: string) => void
}

/** Its message is a sentence; nothing was changed. */
class NotRestored extends Error {
  override name = 'NotRestored'
}

/** Reads the archive twice: the first time to know that it is whole, before anything is changed. */
export async function restoreArchive(restoring: Restoring): Promise<Manifest> {
  const { database, files, archive, passphrase, isOverwriting, say } = restoring
  // One that was not finished had been allowed to begin.
  const isAgain = await files.has(UNFINISHED_RESTORE)
  const mayReplace = isOverwriting || isAgain
  if (!mayReplace && !(await files.isEmpty())) throw notEmpty('There are files')
  say('Reading the archive to its end…')
  await readArchive(archive, passphrase)
  const kept = new Set([UNFINISHED_RESTORE])
  say('Restoring it…')
  const manifest = await loadArchive({
    database,
    archive,
    passphrase,
    look: async (client) => {
      await refuseOthers(client)
      if (!mayReplace && (await hasMembers(client))) throw notEmpty('There are members')
      await files.put(UNFINISHED_RESTORE, Buffer.from(JSON.stringify({ begunAt: new Date().toISOString() })))
    },
    file: async (name, content) => {
      await files.put(name, content)
      kept.add(name)
    },
  })
  for await (const { name } of files.list('')) if (!kept.has(name)) await files.remove(name)
  await files.remove(UNFINISHED_RESTORE)
  return manifest
}

const notEmpty = (what: string) =>
  new NotRestored(
    `This house is not empty. ${what} here already, and a restore replaces all of it. Add --overwrite if it may go.`,
  )

async function refuseOthers(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' limit 1`,
  )
  if (rows.length > 0)
    throw new NotRestored('Somebody else is connected to the database. Stop every Aerie that uses it, then try again.')
}

async function hasMembers(client: pg.Client) {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.members') is not null as there")
  if (!rows[0]?.there) return false
  return (await client.query('select from members limit 1')).rows.length > 0
}

/** Throws where a restore was begun in these files and not finished. */
export async function refuseHalfRestored(files: FileStore) {
  if (await files.has(UNFINISHED_RESTORE))
    throw new Error(
      'A restore into this house was not finished, so that its files and its database do not belong together. ' +
        'Run it again: npm run restore -- FILE',
    )
}
