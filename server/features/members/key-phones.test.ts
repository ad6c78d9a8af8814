// Numbers from before the member's country was asked: read again by it, once, and nothing is taken from anybody.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

const MIGRATION = new URL('../../migrations/0075-phones-abroad.sql', import.meta.url)

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

interface Before {
  phone: string
  country: string | null
  /** The key that the number had as an American one. */
  phone_key: string | null
  /** Under which it signs in from now on. */
  after: string | null
}

const BEFORE: Before[] = [
  { phone: '0171 1234567', country: 'Germany', phone_key: null, after: '+491711234567' },
  { phone: '07911 123456', country: 'United Kingdom', phone_key: null, after: '+447911123456' },
  { phone: '0412 345 678', country: 'Australia', phone_key: '+10412345678', after: '+61412345678' },
  { phone: '06 12 34 56 78', country: 'France', phone_key: '+10612345678', after: '+33612345678' },
  { phone: '9123 4567', country: 'Hong Kong', phone_key: null, after: '+85291234567' },
  { phone: '+44 20 7946 0018', country: 'Germany', phone_key: '+442079460018', after: '+442079460018' },
  { phone: '(512) 555-0199', country: 'United States', phone_key: '+15125550199', after: '+15125550199' },
  { phone: '(512) 555-0198', country: null, phone_key: '+15125550198', after: '+15125550198' },
  { phone: '0171 1234567', country: null, phone_key: null, after: null },
  { phone: 'ask Jonas', country: 'Germany', phone_key: null, after: null },
  // Another number, confirmed by mail, goes on signing in.
  { phone: '0172 1234567', country: 'Germany', phone_key: '+15125550197', after: '+15125550197' },
]

const insert = async ({ phone, country, phone_key }: Before, at: number) =>
  (
    await world.db
      .insertInto('members')
      .values({ first_name: 'Kept', last_name: `Number ${at}`, phone, country, phone_key, phone_since: new Date(0) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const keysOf = async (ids: number[]) =>
  (
    await world.db
      .selectFrom('members')
      .select(['id', 'phone_key', 'phone_since'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ phone_key, phone_since }) => ({ phone_key, isNew: phone_since.getTime() > 0 }))

async function readAgain() {
  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(world.ownerDb)
  await world.work()
}

test('the migration leads every number to the key that its country makes of it, and a second run changes nothing', async () => {
  const ids = []
  for (const [at, before] of BEFORE.entries()) ids.push(await insert(before, at))
  await readAgain()
  const expected = BEFORE.map(({ phone_key, after }) => ({ phone_key: after, isNew: after !== phone_key }))
  expect(await keysOf(ids)).toEqual(expected)
  await world.db
    .updateTable('members')
    .set({ phone_since: new Date(0) })
    .where('id', 'in', ids)
    .execute()
  await readAgain()
  expect(await keysOf(ids)).toEqual(expected.map(({ phone_key }) => ({ phone_key, isNew: false })))
})

test('a number that waits for its mail goes on waiting', async () => {
  const id = await insert({ phone: '0173 1234567', country: 'Germany', phone_key: null, after: null }, 99)
  await world.db
    .insertInto('address_changes')
    .values({ member_id: id, kind: 'phone', address: '+491731234567', expires_at: new Date(Date.now() + 3_600_000) })
    .execute()
  await readAgain()
  expect(await keysOf([id])).toEqual([{ phone_key: null, isNew: false }])
})

test('more numbers than one batch holds are all read', async () => {
  const ids = await sql<{ id: number }>`insert into members (first_name, last_name, phone, country)
    select 'Many', 'Number ' || n, '0174 ' || (1000000 + n), 'Germany' from generate_series(1, 1100) n returning id`.execute(
    world.db,
  )
  await readAgain()
  const keys = await keysOf(ids.rows.map(({ id }) => id))
  expect(keys.filter(({ phone_key }) => phone_key === null)).toEqual([])
})
