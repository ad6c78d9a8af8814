// SQL of the movies: what TMDB answered, and which posters it named.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const MOST_SEARCHES = 2_000
/** At 200 kB each at the very most, and 15 kB as a rule. */
const MOST_POSTERS = 4_000

export async function findSearch(db: Db, query: string) {
  const row = await db
    .selectFrom('movie_searches')
    .select('answer')
    .where('query', '=', query)
    .where('asked_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst()
  return row?.answer ?? null
}

/** Stores an answer, and deletes those that are a day old or too many. */
export async function keepSearch(db: Db, query: string, answer: object) {
  await sql`
    insert into movie_searches (query, answer) values (${query}, ${JSON.stringify(answer)}::jsonb)
    on conflict (query) do update set answer = excluded.answer, asked_at = excluded.asked_at`.execute(db)
  await sql`
    delete from movie_searches where asked_at < now() - interval '1 day'
      or query in (select query from movie_searches order by asked_at desc offset ${MOST_SEARCHES})`.execute(db)
}

export async function namePosters(db: Db, files: string[]) {
  // In one order, or two searches that name the same posters could deadlock.
  const sorted = [...new Set(files)].sort()
  await sql`
    insert into movie_posters (file) select unnest(${sorted}::text[])
    on conflict (file) do update set named_at = excluded.named_at`.execute(db)
}

export const isNamed = async (db: Db, file: string) =>
  (await db.selectFrom('movie_posters').select('file').where('file', '=', file).executeTakeFirst()) !== undefined

/** Whether a brother has a favourite with this picture. */
export async function isFavourite(db: Db, image: string) {
  const favourite = JSON.stringify([{ image }])
  const { rows } = await sql`select from members where interests @> ${favourite}::jsonb limit 1`.execute(db)
  return rows.length > 0
}

/** The posters beyond the number we keep that stand in nobody's favourites, where `address` leads to them all. */
export async function surplusPosters(db: Db, address: string) {
  const { rows } = await sql<{ file: string }>`
    with surplus as (select file from movie_posters order by named_at desc offset ${MOST_POSTERS})
    select file from surplus where not exists (
      select from members, jsonb_array_elements(interests) as favourite
      where favourite ->> 'image' = ${address} || surplus.file)`.execute(db)
  return rows.map(({ file }) => file)
}

export const purgePosters = (db: Db, files: string[]) =>
  db.deleteFrom('movie_posters').where('file', 'in', files).execute()
