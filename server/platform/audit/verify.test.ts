// A log that was cut, changed or replaced by its owner is found out by what was kept outside the database.
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { record } from './audit.ts'
import { HEADS, readHeads } from './heads.ts'
import { type Fault, verifyLog } from './verify.ts'
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
    onWhole: async () => {},
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
  await appendFile(file, '2020-01-01T00:0')
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

/** Everything but the number and the two marks. */
const SAID = 'at, actor_id, action, object_type, object_id, before, after, address'
const anew = (id: number, content: string) =>
  `update audit_entries set hash = sha256(previous || ${content}) where id = ${id}`

test.each([
  ['changed', "update audit_entries set object_id = '99' where id = 3", { id: 3, is: 'changed' }],
  ['changed with its mark made anew', anew(3, "convert_to('other words', 'UTF8')"), { id: 3, is: 'changed' }],
  ['removed', 'delete from audit_entries where id = 3', { id: 3, is: 'removed' }],
  ['removed from the beginning', 'delete from audit_entries where id < 3', { id: 1, is: 'removed' }],
  [
    'inserted',
    `alter table audit_entries alter id drop identity;
     update audit_entries set id = id + 10 where id > 3;
     insert into audit_entries (id, previous, hash, ${SAID})
       select 4, hash, sha256('x'), ${SAID} from audit_entries where id = 3`,
    { id: 4, is: 'inserted' },
  ],
  [
    'reordered',
    `alter table audit_entries alter id drop identity;
     update audit_entries set id = id + 10 where id in (3, 4);
     update audit_entries set id = 17 - id where id in (13, 14)`,
    { id: 3, is: 'reordered' },
  ],
] as const)('an entry that was %s is found and called so', async (_, statement, flaw) => {
  await tamper(statement)
  const { flaw: found } = await verifyLog(world.db, [], { extent: 'all' })
  expect(found).toMatchObject(flaw)
})

test('what lets somebody in is not recorded, whatever a caller hands over', async () => {
  await record(world.ctx, { action: 'settings.change', after: { mail: { password: 'x', host: 'y' }, apiKey: 'z' } })
  const { after } = await world.db
    .selectFrom('audit_entries')
    .select('after')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ mail: { password: '(hidden)', host: 'y' }, apiKey: '(hidden)' })
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
