// Finds the database: the server that DATABASE_URL names, or the embedded one in the data folder.
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Location, openDatabase } from './db.ts'

const NAME = 'aerie'

export interface Located {
  location: Location
  /** Stops the embedded server; does nothing to another. */
  stop(): Promise<void>
}

export async function locateDatabase(config: Config, say: (sentence: string) => void): Promise<Located> {
  if (config.database.url) return { location: config.database.url, stop: async () => {} }
  const { startEmbedded } = await import('./embedded/launcher.ts')
  say('Opening the database…')
  const embedded = await startEmbedded({ folder: join(config.dataFolder, 'pg18'), log: say })
  await createOnce({ ...embedded.options, database: 'postgres' })
  return { location: { ...embedded.options, database: NAME }, stop: embedded.stop }
}

async function createOnce(location: Location) {
  const { driver, close } = openDatabase(location, { pool: 1 })
  const [existing] = await driver`select 1 from pg_database where datname = ${NAME}`
  if (!existing) await driver.unsafe(`create database ${NAME}`)
  await close()
}
