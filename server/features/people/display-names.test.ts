// The name a brother goes by is the same in the program and in the database, whatever was written.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { displayName, goesBy } from './person.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ people: false })
})
afterAll(() => world.close())

const FIRST = ['Aurelius', 'Anna Maria', 'O’Brien-Łuk', ' Aurelius ', '', ' ', 'Sukarno']
const FAMILIAR = [null, '', ' ', '\t', 'Ansel', 'Big Al', 'Sukarno', '0', 'null', '🦉']
const LAST = ['Whitlock', 'van der Berg', 'Sukarno', '', ' ', 'Ansel', 'sukarno']

const brothers = FIRST.flatMap((first_name) =>
  FAMILIAR.flatMap((familiar) => LAST.map((last_name) => ({ first_name, familiar, last_name }))),
)

test('of each name both say the same', async () => {
  const { rows } = await sql<{ called: string; shown: string }>`
    select goes_by(first_name, familiar) as called, display_name(first_name, familiar, last_name) as shown
    from jsonb_array_elements(${JSON.stringify(brothers)}::jsonb) with ordinality as one (brother, at),
      jsonb_to_record(brother) as (first_name text, familiar text, last_name text)
    order by at`.execute(world.db)
  expect(rows).toEqual(brothers.map((brother) => ({ called: goesBy(brother), shown: displayName(brother) })))
})

test('of nobody the database says nothing', async () => {
  const { rows } = await sql`select goes_by(null, null) as called, display_name(null, null, null) as shown`.execute(
    world.db,
  )
  expect(rows).toEqual([{ called: null, shown: null }])
})
