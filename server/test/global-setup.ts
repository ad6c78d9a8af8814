// Before all tests: one PostgreSQL server, and on it a migrated database with the cast, to be copied by each test file.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bigBrothers, type CastKey, cast } from '../demo/cast.ts'
import type { DemoBrother } from '../demo/demo-brother.ts'
import { insertBrothers } from '../demo/insert-brothers.ts'
import { bringUp } from '../platform/db/bring-up.ts'
import { openDatabase } from '../platform/db/db.ts'
import { openFolderStore } from '../platform/files/store.ts'
import { hashPassword } from '../platform/secrets/password-hash.ts'
import { makeClockAhead, setVoteClockAhead } from './clock-ahead.ts'
import { at, openTestServer, type Roles, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: Roles & { template: string }
    /** By how much the clocks of server and database are ahead. */
    secondsAhead: number
  }
}

export const PASSWORD = 'wingspan-demo'

let server: TestServer

export async function setup(project: TestProject) {
  server = await openTestServer()
  const template = await server.emptyDatabase()
  const runtime = at(server.runtime, template)
  const { secondsAhead = 0 } = project.config.provide
  if (secondsAhead > 0) await makeClockAhead(server.owner, template, secondsAhead)
  await bringUp({ owner: at(server.owner, template), runtime })
  if (secondsAhead > 0) await setVoteClockAhead(server.owner, template)
  const { db, close } = openDatabase(runtime, { pool: 2 })
  const folder = await mkdtemp(join(tmpdir(), 'aerie-template-'))
  await insertBrothers({ db, files: openFolderStore(folder) }, castAlone(), await hashPassword(PASSWORD))
  await rm(folder, { recursive: true })
  await close()
  project.provide('secondsAhead', secondsAhead)
  project.provide('testServer', { owner: server.owner, runtime: server.runtime, template })
}

export const teardown = () => server.stop()

/** The cast alone, without generated brothers: their lines go no further than themselves. */
function castAlone(): DemoBrother[] {
  const keys = Object.keys(cast) as CastKey[]
  const bigs: Partial<Record<CastKey, CastKey>> = bigBrothers
  return keys.map((key) => {
    const big = bigs[key]
    return { ...cast[key], bigBrother: big ? keys.indexOf(big) : null }
  })
}
