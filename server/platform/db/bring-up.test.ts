// The role that the program runs as: enough for the product, as every HTTP test shows, and powerless over the audit log.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administer, at, createDatabase } from '../../test/test-server.ts'
import { openWorld, type World } from '../../test/world.ts'
import { verifyChain } from '../audit/audit.ts'
import { bringUp, canOnlyAddToAuditLog } from './bring-up.ts'
import { type Db, openDatabase } from './db.ts'
import { isNew } from './migrate.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const run = (statement: string, db = world.db) => sql.raw(statement).execute(db)

test.each([
  "update audit_entries set action = 'x.y'",
  'delete from audit_entries',
  'truncate audit_entries',
  'select * from audit_entries for update',
  `insert into audit_entries overriding system value select * from audit_entries
    on conflict (id) do update set action = excluded.action`,
  'drop trigger audit_entries_append_only on audit_entries',
  'alter table audit_entries disable trigger all',
  'alter table audit_entries drop column hash',
  'drop table audit_entries',
  'create trigger another before insert on audit_entries for each row execute function refuse_change()',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  "select setval('audit_entries_id_seq', 1)",
  'create table another (id int)',
  'create role another',
  "set session_replication_role = 'replica'",
  'delete from migrations',
])('the program may not: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the program cannot become the owner', async () => {
  const { rows } = await sql<{ user: string }>`select current_user as user`.execute(world.ownerDb)
  for (const act of ['set role', 'set session authorization'])
    await expect(run(`${act} "${rows[0]?.user}"`)).rejects.toMatchObject({ code: '42501' })
  await run('grant update on audit_entries to current_user').catch(() => {})
  expect(await canOnlyAddToAuditLog(world.db)).toBe(true)
  expect(await canOnlyAddToAuditLog(world.ownerDb)).toBe(false)
  expect((await verifyChain(world.db)).brokenAt).toBeNull()
})

test('one role alone does both, with a table that a later migration adds; a role that may not says so', async () => {
  const server = inject('testServer')
  const name = `aerie_roles_${randomUUID().slice(0, 8)}`
  await createDatabase(server.owner, name)
  const [owner, runtime] = [at(server.owner, name), at(server.runtime, name)]
  const [owners, programs] = [openDatabase(owner, { pool: 1 }), openDatabase(runtime, { pool: 1 })]
  try {
    await expect(bringUp({ owner: runtime, runtime })).rejects.toThrow('Set DATABASE_OWNER_URL')
    expect(await isNew(programs.db)).toBe(true)
    expect(await bringUp({ owner, runtime: owner })).not.toEqual([])
    expect(await isNew(programs.db)).toBe(false)
    await expect(readMembers(programs.db)).rejects.toMatchObject({ code: '42501' })

    await run('create table later (id int generated always as identity)', owners.db)
    expect(await Promise.all([bringUp({ owner, runtime }), bringUp({ owner, runtime })])).toEqual([[], []])
    expect(await readMembers(programs.db)).toEqual([])
    await run('insert into later default values', programs.db)
    // Nothing is missing, so the owner need not come again.
    expect(await bringUp({ owner: runtime, runtime })).toEqual([])
  } finally {
    await owners.close()
    await programs.close()
    await administer(server.owner, `drop database ${name} with (force)`)
  }
})

const readMembers = (db: Db) => db.selectFrom('members').select('id').execute()
