// Finds the database: the server that DATABASE_URL names, or the embedded one in the data folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { type Location, openDatabase } from './db.ts'
import type { EmbeddedDatabase } from './embedded/launcher.ts'

const NAME = 'aerie'

const folderOf = (config: Config) => join(config.dataFolder, 'pg18')

/** Whether there is a database server already; the embedded one is created by the first start. */
export const isCreated = (config: Config) => config.database.url !== null || existsSync(join(folderOf(config), 'data'))

export interface Located {
  /** Owns the tables, and brings them up to date; the same as `runtime` where DATABASE_URL stands alone. */
  owner: Location
  /** What the program runs as. */
  runtime: Location
  /** Stops the embedded server; does nothing to another. */
  stop(): Promise<void>
}

export async function locateDatabase(config: Config, say: (sentence: string) => void): Promise<Located> {
  const { url, ownerUrl } = config.database
  if (url) return { owner: ownerUrl ?? url, runtime: url, stop: async () => {} }
  const { startEmbedded } = await import('./embedded/launcher.ts')
  say('Opening the database…')
  const embedded = await startEmbedded({ folder: folderOf(config), log: say })
  await createOnce({ ...embedded.owner, database: 'postgres' })
  return located(embedded, embedded.stop)
}

/** The same for a look beside a server that may be running; an embedded one is started only where none is. */
export async function joinDatabase(config: Config, say: (sentence: string) => void): Promise<Located> {
  if (!isCreated(config)) throw new Error(`There is no database in ${config.dataFolder}. Set DATA_DIR as Aerie has it.`)
  if (config.database.url) return locateDatabase(config, say)
  const { findRunning } = await import('./embedded/launcher.ts')
  const running = findRunning(folderOf(config))
  return running ? located(running, async () => {}) : locateDatabase(config, say)
}

const located = ({ owner, runtime }: Pick<EmbeddedDatabase, 'owner' | 'runtime'>, stop: Located['stop']): Located => ({
  owner: { ...owner, database: NAME },
  runtime: { ...runtime, database: NAME },
  stop,
})

async function createOnce(location: Location) {
  const { db, close } = openDatabase(location, { pool: 1 })
  const { rows } = await sql`select from pg_database where datname = ${NAME}`.execute(db)
  if (rows.length === 0) await sql`create database ${sql.id(NAME)}`.execute(db)
  await close()
}
