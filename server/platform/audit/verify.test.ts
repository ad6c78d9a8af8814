// A log that was cut, changed or replaced by its owner is found out by what was kept outside the database.
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { record } from './audit.ts'
import { HEADS, readHeads } from './heads.ts'
import type { Fault } from './verify.ts'
import { watchAuditLog } from './watch.ts'

let world: World
let folder: string
let file: string
beforeEach(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-log-'))
  file = join(folder, HEADS)
  await write(5)
})
afterEach(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const write = async (count: number) => {
  for (let n = 0; n < count; n++) await record(world.ctx, { action: 'trip.update', objectId: n })
}

/** A start of the program, and its end once the whole log was walked. Answers the sentences it told. */
async function watch() {
  const faults: Fault[] = []
  const onError = (error: unknown) => expect.unreachable(String(error))
  const watching = await watchAuditLog({
    db: world.db,
    file,
    onError,
    onFault: async (fault) => void faults.push(fault),
  })
  await expect.poll(watching.state).not.toBe('unverified')
  await watching.stop()
  return { state: watching.state(), told: faults.map(({ sentence }) => sentence) }
}

/** What only the owner of the table can do, and not by mistake. */
async function tamper(statement: string) {
  for (const act of ['disable', 'enable']) {
    await sql.raw(`alter table audit_entries ${act} trigger all`).execute(world.ownerDb)
    if (act === 'disable') await sql.raw(statement).execute(world.ownerDb)
  }
}

const WHOLE = { state: 'whole', told: [] }

test('a log that was only added to is whole, and what it ends with is kept at each start and stop, once', async () => {
  expect(await watch()).toEqual(WHOLE)
  expect(await watch()).toEqual(WHOLE)
  expect(await readHeads(file)).toHaveLength(1)
  await write(2)
  // A power cut in the middle of a line.
  await appendFile(file, '2030-01-01T00:0')
  expect(await watch()).toEqual(WHOLE)
  expect((await readHeads(file)).map(({ id }) => id)).toEqual([5, 7])
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(4)
})

test.each([
  [
    'its last entries are removed',
    'delete from audit_entries where id > 3',
    /^Entry 5 .* is gone: the log ends with entry 3/,
  ],
  ['all of it is removed', 'truncate audit_entries', /^Entry 5 .* is gone: the log is empty/],
  ['its first entries are removed', 'delete from audit_entries where id < 3', /^Entry 3 .* does not follow/],
  ['an old entry is changed', "update audit_entries set action = 'x.y' where id = 2", /^Entry 2 .* does not follow/],
  [
    'an old entry loses its address',
    "update audit_entries set address = '::1' where id = 4",
    /^Entry 4 .* does not follow/,
  ],
])('it is found out when %s', async (_, statement, sentence) => {
  expect(await watch()).toEqual(WHOLE)
  await tamper(statement)
  expect(await watch()).toEqual({ state: 'broken', told: [expect.stringMatching(sentence)] })
  // Nor does it become whole by being added to, or by another start.
  await write(4)
  expect(await watch()).toEqual({ state: 'broken', told: [expect.stringMatching(/^Entry \d/)] })
})

test('an end that was cut and written anew is another one', async () => {
  expect(await watch()).toEqual(WHOLE)
  await tamper('delete from audit_entries where id > 2')
  await sql`select setval('audit_entries_id_seq', 2)`.execute(world.ownerDb)
  await write(6)
  expect(await watch()).toEqual({
    state: 'broken',
    told: [expect.stringMatching(/^Entry 5 .* is another one than at/)],
  })
})
