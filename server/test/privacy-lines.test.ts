// Every table that says something of a person has its line in the privacy policy, or says nothing of him for a reason.
import { PRIVACY_LINES, SAYS_NOTHING } from '@aerie/contract/privacy-lines'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Columns that say who somebody is, whether or not the database knows whom they refer to. */
const PERSONAL = '^(member_id|actor_id|author_id|big_id|little_id|one_id|other_id|email|address|network|ip)$|_by$'

test('no table keeps something of a person without a line', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ ${PERSONAL}
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'members'::regclass
    order by 1`.execute(world.db)
  const names = rows.map(({ name }) => name)
  expect(names).toContain('trips')
  expect(names.filter((name) => !(name in PRIVACY_LINES) && !(name in SAYS_NOTHING))).toEqual([])
  expect(Object.keys({ ...PRIVACY_LINES, ...SAYS_NOTHING }).filter((name) => !names.includes(name))).toEqual([])
})
