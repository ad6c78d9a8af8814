// Baseline of searching everywhere: the processor time of PostgreSQL's own processes for the queries that the product sends,
// prepared and one by one, and for names by a trigram index, which the product does without.
import { type RawBuilder, sql } from 'kysely'
import { firstHitsOf } from '../../server/features/document-search/data.ts'
import { activityByWords } from '../../server/features/feed/data.ts'
import { newsByWords } from '../../server/features/news/data.ts'
import { countsByWords, photosByWords } from '../../server/features/photo-search/words-data.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { textWordsOf, wordQuery } from '../../server/platform/search.ts'
import { cpuTimeBelow } from '../instruments/cpu-time.ts'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)
const TEXT = sql.raw("(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(city, ''))")
/** Of those whose names are meant, their photos are looked for. */
const MOST_BROTHERS = 20
const LIMIT = { limit: 3, mostCounted: 1000 }

await withDatabase(folder, async ({ db }) => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index baseline on members using gin (${TEXT} gin_trgm_ops)`.execute(db)
  await sql`vacuum analyze members`.execute(db)
  process.on('message', async ({ message: { typed, count } }: { message: { typed: string; count: number } }) => {
    process.send?.(await timeOf(db, typed, count))
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
  await sql`drop index baseline`.execute(db)
})
process.exit()

/** Milliseconds of the database's processes, of all parts together, each a prepared statement. */
async function timeOf(db: Db, typed: string, count: number) {
  const parts = await partsOf(db, typed)
  const before = cpuTimeBelow(process.pid)
  for (let i = 0; i < count; i++) for (const part of parts) await part.execute(db)
  return (cpuTimeBelow(process.pid) - before) / count
}

async function partsOf(db: Db, typed: string) {
  const words = textWordsOf(typed)
  const query = wordQuery(words)
  const [tags, albums, members, cities] = await Promise.all([
    idsOf(db, 'custom_tags', sql`name ilike ${`%${typed}%`}`),
    idsOf(db, 'albums', sql`title ilike ${`%${typed}%`}`),
    idsOf(db, 'members', sql`first_name || ' ' || last_name ilike ${`${typed}%`} limit ${MOST_BROTHERS}`),
    citiesOf(db, typed),
  ])
  const matches = { query, tags, albums, members }
  const reader = { id: 1, withFlagged: true }
  const placed = cities.map((city) => ({ query: wordQuery(textWordsOf(city)), tags: [], albums: [], members: [] }))
  return [
    ...(placed.length > 0 ? [countsByWords(placed, reader, LIMIT.mostCounted)] : []),
    firstHitsOf(query, { ...LIMIT, levels: ['members', 'admin', 'super_admin'], except: [] }),
    newsByWords(query, words, LIMIT),
    activityByWords(query, LIMIT),
    photosByWords(matches, reader, { limit: LIMIT.limit, most: LIMIT.mostCounted }),
    sql`select id, first_name, last_name, familiar, location, pledge_class, avatar from members
      where ${sql.join(
        words.map((word) => sql`${TEXT} ilike ${`%${word}%`}`),
        sql` and `,
      )} limit 50`,
  ]
}

async function idsOf(db: Db, table: string, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where ${condition}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of each, photos that name it are counted. */
async function citiesOf(db: Db, typed: string) {
  const { rows } = await sql<{ city: string }>`select city from members where city ilike ${`${typed}%`}
    group by city order by count(*) desc limit ${LIMIT.limit}`.execute(db)
  return rows.map(({ city }) => city)
}
