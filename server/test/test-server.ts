// The PostgreSQL server that tests run on: the embedded one in a folder that goes afterwards, or TEST_DATABASE_URL's.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Location, openDatabase } from '../platform/db/db.ts'
import { startEmbedded } from '../platform/db/embedded/launcher.ts'

export interface TestServer {
  /** Where a database of this server is. */
  locate(name: string): Location
  emptyDatabase(): Promise<Location>
  /** Removes what it made. */
  stop(): Promise<void>
}

export async function openTestServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url)
    return serverAt(
      (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href,
      async () => {},
    )
  const folder = await mkdtemp(join(tmpdir(), 'aerie-test-'))
  const embedded = await startEmbedded({ folder, log: () => {} })
  return serverAt(
    (database) => ({ ...embedded.options, database }),
    async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  )
}

function serverAt(locate: (name: string) => Location, stop: () => Promise<void>): TestServer {
  const made: string[] = []
  return {
    locate,
    async emptyDatabase() {
      const name = `aerie_test_${randomUUID().slice(0, 8)}`
      await administer(locate('postgres'), `create database ${name}`)
      made.push(name)
      return locate(name)
    },
    async stop() {
      for (const name of made) await administer(locate('postgres'), `drop database ${name} with (force)`)
      await stop()
    },
  }
}

export async function administer(location: Location, statement: string) {
  const { driver, close } = openDatabase(location, { pool: 1 })
  await driver.unsafe(statement)
  await close()
}
