// Who enters the embedded database: two roles with their passwords, and nobody else, on folders of former versions too.
import { existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { scratchFolder } from '../../../test/test-server.ts'
import { openDatabase } from '../db.ts'
import { type Access, type EmbeddedDatabase, startEmbedded } from './launcher.ts'

const folder = join(realpathSync(await scratchFolder('authentication-')), 'pg18')
const rules = join(folder, 'data', 'pg_hba.conf')

let database: EmbeddedDatabase
afterEach(() => database.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = async () => {
  database = await startEmbedded({ folder, log: () => {} })
}

async function ask(access: Omit<Access, 'password'> & { password?: string }, statement: string) {
  const { db, close } = openDatabase({ ...access, database: 'postgres' }, { pool: 1 })
  try {
    return (await sql.raw(statement).execute(db)).rows
  } finally {
    await close()
  }
}

const superusers = 'select rolname as name from pg_roles where rolcanlogin and rolsuper order by 1'
const refused = { isRefusal: true }

/** Wrong passwords and none: what another account of this machine has, were the socket's folder open to it. */
async function expectClosed() {
  for (const { user, host, port } of [database.owner, database.runtime]) {
    await expect(ask({ user, host, port, password: 'guessed' }, 'select 1')).rejects.toMatchObject(refused)
    await expect(ask({ user, host, port, password: '' }, 'select 1')).rejects.toThrow()
  }
  expect(await ask(database.runtime, "select current_setting('is_superuser') as it")).toEqual([{ it: 'off' }])
  expect(await ask(database.owner, superusers)).toEqual([{ name: database.owner.user }])
}

test('a new database knows two roles, and their passwords stand in files of one account', {
  timeout: 30_000,
}, async () => {
  await start()
  await expectClosed()
  for (const file of ['password', 'app-password']) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
  expect(readFileSync(rules, 'utf8')).not.toContain('trust')
})

test('a folder of a former version is closed at its next start, and keeps what it holds', {
  timeout: 30_000,
}, async () => {
  await start()
  const { owner, runtime } = database
  await ask(owner, `create table kept as select 'of old' as text`)
  await ask(owner, `drop role ${runtime.user}`)
  await ask(owner, `alter role ${owner.user} password null`)
  await database.stop()
  writeFileSync(rules, 'local all all trust\nlocal replication all trust\n')
  for (const file of ['password', 'app-password']) rmSync(join(folder, file))

  await start()
  await expectClosed()
  expect(await ask(database.owner, 'select text from kept')).toEqual([{ text: 'of old' }])
})

test('passwords that were lost, emptied by a power cut, or belong to another copy are set anew', {
  timeout: 30_000,
}, async () => {
  await start()
  const before = database.owner.password
  await database.stop()
  rmSync(join(folder, 'password'))
  writeFileSync(join(folder, 'app-password'), '')
  await start()
  expect(database.owner.password).not.toBe(before)
  await expectClosed()
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(true)
})
