// Baseline of searching everywhere: PostgreSQL's own time for the queries that the product sends, and for names by a trigram
// index, which the product does without.
import { sql } from 'kysely'
import { firstHitsOf } from '../../server/features/document-search/data.ts'
import { activityByWords } from '../../server/features/feed/data.ts'
import { newsByWords } from '../../server/features/news/data.ts'
import { photosByWords } from '../../server/features/photo-search/words-data.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { textWordsOf, wordQuery } from '../../server/platform/search.ts'
import type { Plan } from '../instruments/statements.ts'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)
const TEXT = sql.raw("(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(city, ''))")
const LIMIT = { limit: 3, mostCounted: 1000 }

await withDatabase(folder, async ({ db }) => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index baseline on members using gin (${TEXT} gin_trgm_ops)`.execute(db)
  await sql`vacuum analyze members`.execute(db)
  process.on('message', async ({ message: { typed, count } }: { message: { typed: string; count: number } }) => {
    const times: number[] = []
    for (let i = 0; i < count; i++) times.push(await timeOf(db, typed))
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
  await sql`drop index baseline`.execute(db)
})
process.exit()

/** In milliseconds, of all parts together. */
async function timeOf(db: Db, typed: string) {
  const words = textWordsOf(typed)
  const query = wordQuery(words)
  const [tags, albums] = await Promise.all([
    idsOf(db, 'custom_tags', 'name', typed),
    idsOf(db, 'albums', 'title', typed),
  ])
  const matches = { query, tags, albums, members: [] }
  const parts = [
    firstHitsOf(query, { ...LIMIT, levels: ['members', 'admin', 'super_admin'], except: [] }),
    newsByWords(query, words, LIMIT),
    activityByWords(query, LIMIT),
    photosByWords(matches, { id: 1, withFlagged: true }, { limit: LIMIT.limit, most: LIMIT.mostCounted }),
    sql`select id, first_name, last_name, familiar, location, pledge_class, avatar from members
      where ${sql.join(
        words.map((word) => sql`${TEXT} ilike ${`%${word}%`}`),
        sql` and `,
      )} limit 50`,
  ]
  let sum = 0
  for (const part of parts) {
    const { rows } = await sql<Plan>`explain (analyze, timing off, format json) ${part}`.execute(db)
    sum += rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN
  }
  return sum
}

async function idsOf(db: Db, table: string, column: string, typed: string) {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
    where ${sql.ref(column)} ilike ${`%${typed}%`}`.execute(db)
  return rows.map(({ id }) => id)
}
