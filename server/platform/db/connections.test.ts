// What every connection brings along, with statements that stay prepared and without, as behind a pooler.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { openDatabase } from './db.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

const LIMITS = sql<{ lock: string; silence: string }>`
  select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as silence`
const NAMES = sql<{ count: number }>`select count(*) from pg_prepared_statements`

test.each([true, false])('no transaction waits for a lock or is silent without end; prepared: %s', async (prepare) => {
  const { db, close } = openDatabase(world.location, { pool: 1, prepare })
  const { rows } = await db.transaction().execute((tx) => LIMITS.execute(tx))
  expect(rows).toEqual([{ lock: '10s', silence: '1min' }])
  await close()
})

test.each([
  { prepare: true, names: 1 },
  { prepare: false, names: 0 },
])('a statement that comes back is prepared once, a statement that does not never: $prepare', async (row) => {
  const { db, close } = openDatabase(world.location, { pool: 1, prepare: row.prepare })
  for (const name of ['a', 'b', 'c']) await sql`select 1 where ${name} <> ''`.execute(db)
  for (const count of [1, 2, 3])
    await sql`select 1 where 1 in (${sql.join(Array.from({ length: count }, () => sql`${count}::int`))})`.execute(db)
  expect((await NAMES.execute(db)).rows).toEqual([{ count: row.names }])
  await close()
})

test('a statement that was prepared before its table changed is refused once, not for ever', async () => {
  const { db, close } = openDatabase(world.location, { pool: 1 })
  await sql`create table changing (id int)`.execute(world.ownerDb)
  await sql`grant select on changing to public`.execute(world.ownerDb)
  const read = () => sql`select * from changing where id <> ${0}`.execute(db)
  await read()
  await read()
  await sql`alter table changing add column name text`.execute(world.ownerDb)
  await expect(read()).rejects.toThrow('cached plan must not change result type')
  expect((await read()).rows).toEqual([])
  await close()
})

test('days stay text, large counts are numbers, and json is read', async () => {
  const { rows } = await sql`select date '2030-02-28' as day, 12345678901::bigint as count, '{"a": [1]}'::jsonb as json,
    array['x', 'y "z"'] as texts, null::int as nothing`.execute(world.db)
  expect(rows).toEqual([
    { day: '2030-02-28', count: 12345678901, json: { a: [1] }, texts: ['x', 'y "z"'], nothing: null },
  ])
})

test('lists of numbers come as they are', async () => {
  const { db, close } = openDatabase(world.location, { pool: 1, prepare: true })
  const { rows } = await sql`select array[3, null, -1] as some, '{}'::int[] as none, null::int[] as absent`.execute(db)
  expect(rows).toEqual([{ some: [3, null, -1], none: [], absent: null }])
  await close()
})
