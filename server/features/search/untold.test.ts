// What is typed into the search is kept nowhere: not in the log, not in the database, not by browsers, not for other sites.
import { search } from '@aerie/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

const WORD = 'quetzalcoatl'
const lines: string[] = []
let world: World
let rook: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld({ log: { write: (line) => lines.push(line) } })
  rook = await world.as('rook')
})
afterAll(() => world.close())

test('an answer is kept by no browser, and its address is told to nobody', async () => {
  const { status, headers } = await rook(search.find, { query: { q: WORD } })
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer'])
})

test('neither what is found nor what is refused or breaks stands in the log', async () => {
  await rook(search.find, { query: { q: WORD } })
  await rook(search.find, { query: { q: WORD, kinds: `secrets,${WORD}` } })
  await world.visitor(search.find, { query: { q: WORD } })
  await sql`alter function search_form(text) rename to search_form_gone`.execute(world.ownerDb)
  const broken = await world.app.inject({
    url: `${search.find.path}?q=${WORD}`,
    headers: { cookie: await world.cookieOf('rook') },
  })
  await sql`alter function search_form_gone(text) rename to search_form`.execute(world.ownerDb)
  expect(broken.statusCode).toBe(500)
  expect(broken.body).not.toContain(WORD)
  expect(lines.filter((line) => line.includes(search.find.path)).length).toBeGreaterThan(3)
  expect(lines.filter((line) => line.includes(WORD))).toEqual([])
})

test('no table has it', async () => {
  await rook(search.find, { query: { q: WORD } })
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.ownerDb)
  expect(rows.length).toBeGreaterThan(50)
  for (const { name } of rows) {
    const found = await sql`select from ${sql.raw(name)} as one where one::text ilike ${`%${WORD}%`} limit 1`.execute(
      world.ownerDb,
    )
    expect([name, found.rows.length]).toEqual([name, 0])
  }
})
