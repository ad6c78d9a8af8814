// Before all tests: one PostgreSQL server, and on it a migrated database with the cast, to be copied by each test file.
import type { TestProject } from 'vitest/node'
import { bigBrothers, type CastKey, cast } from '../demo/cast.ts'
import type { DemoBrother } from '../demo/demo-brother.ts'
import { insertBrothers } from '../demo/insert-brothers.ts'
import { type Location, openDatabase } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { hashPassword } from '../platform/secrets/password-hash.ts'
import { openTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { administration: Location; template: string }
  }
}

export const PASSWORD = 'wingspan-demo'

let server: TestServer

export async function setup(project: TestProject) {
  server = await openTestServer()
  const template = await server.emptyDatabase()
  const { driver, db, close } = openDatabase(template, { pool: 2 })
  await migrate(driver)
  const files = { put: async () => {}, open: Promise.reject, has: async () => false, remove: async () => {} }
  await insertBrothers({ db, files }, castAlone(), await hashPassword(PASSWORD))
  await close()
  const name = typeof template === 'string' ? new URL(template).pathname.slice(1) : template.database
  project.provide('testServer', { administration: server.locate('postgres'), template: name })
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
