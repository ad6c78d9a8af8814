// Every table that says something of a person has a sentence in the privacy policy, or says nothing of him for a reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Tables with such a column that say nothing of a person, each with its reason. */
const SAYS_NOTHING: Record<string, string> = {}

/** Each of the policy's sentences that names the tables it is about. */
const PAGE = join(import.meta.dirname, '../../web/features/privacy')
const SENTENCE = /data-tables="([^"]+)">(?:\s*[“\p{Lu}]|\{)/gu
const tablesOf = (text: string) => [...text.matchAll(SENTENCE)].flatMap(([, tables]) => tables?.split(' ') ?? [])
const spokenOf = readdirSync(PAGE).flatMap((name) => tablesOf(readFileSync(join(PAGE, name), 'utf8')))

test('no table keeps something of a person without a sentence', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ ${PERSONAL}
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'members'::regclass
    order by 1`.execute(world.db)
  const names = rows.map(({ name }) => name)
  expect(names).toContain('trips')
  const said = [...spokenOf, ...Object.keys(SAYS_NOTHING)]
  expect(names.filter((name) => !said.includes(name))).toEqual([])
  expect(said.filter((name) => !names.includes(name))).toEqual([])
})
