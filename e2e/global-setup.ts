// Before all journeys: the demo brotherhood, a PostgreSQL server on which each site gets a copy of it, and one process for
// the servers of all sites.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/db/db.ts'
import { type Access, startEmbedded } from '../server/platform/db/embedded/launcher.ts'
import { joinDatabase } from '../server/platform/db/locate.ts'
import { scratchFolder, withoutSync } from '../server/test/test-server.ts'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as a first start leaves it, for servers with a database of their own. */
    demoFolder: string
    /** The database server with the demo in it, and where sites are opened and closed. */
    sites: { owner: Access; runtime: Access; address: string }
  }
}

const SITE_SERVERS = fileURLToPath(new URL('./site-servers.ts', import.meta.url))

/** What was begun, to be ended in the opposite order. */
let endings: (() => Promise<unknown>)[] = []

export async function setup(project: TestProject) {
  const folder = await scratchFolder('aerie-demo-')
  endings = [() => rm(folder, { recursive: true, force: true })]
  const demo = join(folder, 'demo')
  const first = await startServer(demo)
  await finishJobs(demo)
  await first.stop()
  project.provide('demoFolder', demo)

  const database = join(folder, 'database')
  await cp(join(demo, 'pg18'), database, { recursive: true })
  const { owner, runtime, stop } = await startEmbedded({ folder: database, log: () => {} })
  endings.push(stop)
  await withoutSync({ ...owner, database: 'postgres' })
  project.provide('sites', { owner, runtime, address: await startSiteServers() })
}

export async function teardown() {
  for (const end of endings.toReversed()) await end()
}

/** Else each site would make the demo's photos and read its papers once more. */
async function finishJobs(dataFolder: string) {
  const { db, close } = openDatabase((await joinDatabase(readConfig({ DATA_DIR: dataFolder }), () => {})).owner)
  const underWay = () =>
    sql`select from jobs where failed_at is null and (attempts > 0 or run_at <= now()) limit 1`.execute(db)
  while ((await underWay()).rows.length > 0) await pause(100)
  await close()
}

async function startSiteServers(): Promise<string> {
  const child = fork(SITE_SERVERS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  endings.push(() => {
    child.disconnect()
    return ended
  })
  const [address] = await Promise.race([once(child, 'message'), ended])
  if (typeof address !== 'string') throw new Error('The process for the servers of sites did not start.')
  return address
}
