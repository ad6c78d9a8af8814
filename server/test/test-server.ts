// The PostgreSQL server that tests run on: the embedded one in a folder that goes afterwards, or TEST_DATABASE_URL's.
import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Location, openDatabase } from '../platform/db/db.ts'
import { startEmbedded } from '../platform/db/embedded/launcher.ts'

/** As whom: the owner of all tables, or the role that the program runs as. Both lead to the database `postgres`. */
export interface Roles {
  owner: Location
  runtime: Location
}

export interface TestServer extends Roles {
  /** Answers its name. */
  emptyDatabase(): Promise<string>
  /** Removes what it made. */
  stop(): Promise<void>
}

export async function openTestServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return withRuntimeRole(url)
  const folder = await scratchFolder('aerie-test-')
  const { owner, runtime, stop } = await startEmbedded({ folder, log: () => {} })
  await withoutSync({ ...owner, database: 'postgres' })
  return serverOf(
    { owner: { ...owner, database: 'postgres' }, runtime: { ...runtime, database: 'postgres' } },
    async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  )
}

/** The role at TEST_DATABASE_URL owns what tests make; the program runs as one that is made for them. */
async function withRuntimeRole(url: string) {
  const [name, password] = [`aerie_test_${randomUUID().slice(0, 8)}`, randomBytes(24).toString('base64url')]
  await administer(url, `create role ${name} login password '${password}'`)
  const owner = Object.assign(new URL(url), { pathname: '/postgres' }).href
  const runtime = Object.assign(new URL(owner), { username: name, password }).href
  return serverOf({ owner, runtime }, () => administer(url, `drop role ${name}`))
}

function serverOf(roles: Roles, stop: () => Promise<void>): TestServer {
  const made: string[] = []
  return {
    ...roles,
    async emptyDatabase() {
      const name = `aerie_test_${randomUUID().slice(0, 8)}`
      await createDatabase(roles.owner, name)
      made.push(name)
      return name
    },
    async stop() {
      for (const name of made) await administer(roles.owner, `drop database ${name} with (force)`)
      await stop()
    },
  }
}

/** Another database of the same server. */
export const at = (location: Location, database: string): Location =>
  typeof location === 'string'
    ? Object.assign(new URL(location), { pathname: `/${database}` }).href
    : { ...location, database }

/** As DATABASE_URL has it: the folder of a socket stands where a host would. */
export function urlOf(location: Location): string {
  if (typeof location === 'string') return location
  const { host, port, user, password = '', database } = location
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  return url.href
}

export async function administer(location: Location, statement: string) {
  const { db, close } = openDatabase(location, { pool: 1 })
  await sql.raw(statement).execute(db)
  await close()
}

/**
 * A copy of another, else an empty one. Copied as files, and not page by page through the log, it costs the server a third;
 * the checkpoint that this needs has nothing to wait for here.
 */
export const createDatabase = (location: Location, name: string, template = 'template1') =>
  administer(location, `create database ${name} template ${template} strategy file_copy`)

/** What a test writes may be lost with the machine: nothing waits for the disk, and a copied database is cheaper. */
export async function withoutSync(owner: Location) {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await administer(owner, `alter system set ${setting} = off`)
  await administer(owner, 'select pg_reload_conf()')
}

/** Where Linux keeps files in memory, and how much room tests want there, in bytes. */
const IN_MEMORY = '/dev/shm'
const ROOM = 4 * 2 ** 30

/** A new folder for what goes afterwards: in memory, where there is room, since each copied database is a thousand files. */
export async function scratchFolder(prefix: string): Promise<string> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const folder = await mkdtemp(join(room > ROOM ? IN_MEMORY : tmpdir(), prefix))
  // PostgreSQL runs as an account of its own where tests run as root, and not every machine lets it be led into a closed folder.
  await chmod(folder, 0o711)
  return folder
}
