// Restores an installation from an archive: refused before anything is touched, and whole, the old or the new one, for whoever starts next.
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { type Head, readHead } from '../audit/audit.ts'
import { type Fault, verifyLog } from '../audit/verify.ts'
import type { Location } from '../db/connections.ts'
import { LOCKS } from '../db/locks.ts'
import type { DB } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { type Ended, endKeys } from './end-keys.ts'
import {
  beginBeside,
  discard,
  exchange,
  isStamped,
  type Mark,
  type OnRestored,
  putBeside,
  readMark,
  stamp,
} from './exchange.ts'
import { loadArchive, rehearse, withOwner } from './load.ts'
import { acceptedHead, type Manifest } from './manifest.ts'
import { BadArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'

export interface Restoring {
  /** As the owner of its tables. */
  database: Location
  files: FileStore
  archive: string
  passphrase: string | null
  /** Whether what is there may go. */
  isOverwriting: boolean
  /** Whether a broken audit log may come back as it is. */
  acceptsLog: boolean
  /** Whether each member has to choose a new password. */
  newPasswords: boolean
  onRestored: OnRestored
  say: (sentence: string) => void
}

export interface Restored {
  manifest: Manifest
  ended: Ended
  log: Log
}

interface Log {
  entries: number
  /** Null where it is whole. */
  fault: Fault | null
}

/** Its message is a sentence; nothing was changed. */
class NotRestored extends Error {
  override name = 'NotRestored'
}

/** Reads the archive twice: the first time to know that it is whole and can be restored, before anything is changed. */
export const restoreArchive = (restoring: Restoring): Promise<Restored> =>
  withOwner(restoring.database, async (client) => {
    const { files, archive, passphrase, isOverwriting, say } = restoring
    await client.query(`select pg_advisory_lock(${LOCKS.restore})`)
    await refuseOthers(client)
    const left = await settle(client, restoring)
    if (left === 'finished' && !isOverwriting)
      throw new NotRestored('What was cut off is finished: start Aerie. To restore in place of it, add --overwrite.')
    const mayReplace = isOverwriting || left === 'old'
    if (!mayReplace && !(await files.isEmpty())) throw notEmpty('There are files')
    if (!mayReplace && (await hasMembers(client))) throw notEmpty('There are members')
    say('Reading the archive to its end…')
    await readArchive(archive, passphrase, {
      catalog: async (catalog) => void (await inWords(rehearse(client, catalog))),
    })
    say('Restoring it…')
    const { mark, restored } = await load(client, restoring, left === 'old')
    await exchange(files, mark, restoring.onRestored)
    return restored
  })

/** What PostgreSQL refuses of an archive: values, ties, names. */
const OF_THE_ARCHIVE = /^(?:22|23|42)/

const inWords = <T>(work: Promise<T>) =>
  work.catch((cause: unknown) => {
    if (!(cause instanceof pg.DatabaseError && OF_THE_ARCHIVE.test(cause.code ?? ''))) throw cause
    throw new BadArchive(`The database in the archive is none that this version makes: ${cause.message}.`, { cause })
  })

/** Nothing of the installation is another until this resolves: rows are one transaction, and files lie beside. */
async function load(
  client: pg.Client,
  { files, archive, passphrase, acceptsLog, newPasswords }: Restoring,
  isOverHalf: boolean,
) {
  let mark = await beginBeside(files, isOverHalf)
  let ended: Ended | undefined
  let log: Log | undefined
  try {
    const loading = loadArchive(client, {
      archive,
      passphrase,
      file: (name, content) => putBeside(files, name, content),
      settle: async (_, manifest) => {
        const db = kyselyOver(client)
        const accepted = acceptedHead(manifest)
        log = await verifyLog(db, accepted ? [accepted] : [], { extent: 'all' })
        if (log.fault && !acceptsLog) throw brokenLog(log.fault)
        ended = await endKeys(client, { newPasswords })
        mark = { ...mark, head: headOf(await readHead(db)) }
        await stamp(client, files, mark)
      },
    })
    const manifest = await inWords(loading)
    if (!ended || !log) throw new Error('The archive was not gone through')
    return { mark, restored: { manifest, ended, log } }
  } catch (error) {
    // Where even that fails the next start or restore does it.
    if (!(await isStamped(client, mark).catch(() => true))) await discard(files, mark).catch(() => {})
    throw error
  }
}

const headOf = (head: Head | undefined): Mark['head'] =>
  head ? { id: head.id, hash: head.hash.toString('hex') } : null

const brokenLog = ({ id, sentence }: Fault) =>
  new NotRestored(
    `The audit log in this archive is broken at entry ${id}. ${sentence} Nothing was changed. ` +
      'Take an archive of before, or add --accept-log to take the log as it stands.',
  )

/** The queries of the log over the one connection that has the transaction. */
function kyselyOver(client: pg.Client) {
  const query = client.query.bind(client) as unknown as PostgresPoolClient['query']
  const pool = { options: {}, connect: async () => ({ query, release: () => {} }), end: async () => {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}

/**
 * What a restore that was cut off left, brought to one end or the other: `finished` where its database was there already,
 * `undone` where it was not, `old` where an older version left an installation that is neither; null where there is nothing.
 */
async function settle(client: pg.Client, { files, onRestored, say }: Pick<Restoring, 'files' | 'onRestored' | 'say'>) {
  const mark = await readMark(files)
  if (mark === null || mark === 'old') return mark
  if (await isStamped(client, mark)) {
    say('A restore was cut off when its database was there already. Bringing its files to their places…')
    await exchange(files, mark, onRestored)
    return 'finished'
  }
  await discard(files, mark)
  return mark.isOverHalf ? 'old' : 'undone'
}

/** At a start: waits for a restore that is under way, and ends one that was cut off. Throws a sentence where none can be opened. */
export async function settleRestore({
  database,
  files,
  ...others
}: Pick<Restoring, 'database' | 'files' | 'onRestored' | 'say'>) {
  if ((await readMark(files)) === null) return
  await withOwner(database, async (client) => {
    await client.query(`select pg_advisory_lock(${LOCKS.restore})`)
    const mark = await readMark(files)
    // Whoever began with an empty installation did not want to be let into one.
    if (mark !== null && mark !== 'old' && !(await isStamped(client, mark)) && !(await hasMembers(client)))
      throw unfinished('and nobody is here')
    const left = await settle(client, { files, ...others })
    if (left === 'old') throw unfinished('so that its files and its database do not belong together')
    if (left === 'undone')
      others.say('A restore was cut off before it had changed anything: everything is as it was before.')
  })
}

const unfinished = (why: string) =>
  new Error(`A restore was not finished, ${why}. Run it again: npm run restore -- FILE`)

const notEmpty = (what: string) =>
  new NotRestored(
    `Aerie is not empty. ${what} here already, and a restore replaces all of it. Add --overwrite if it may go.`,
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
