// Baseline of searching: PostgreSQL's own time for the query, over a trigram index that the product does without.
import { sql } from 'kysely'
import type { Plan } from '../instruments/statements.ts'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)
const TEXT = sql.raw("(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(city, ''))")

await withDatabase(folder, async ({ db }) => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index baseline on members using gin (${TEXT} gin_trgm_ops)`.execute(db)
  await sql`vacuum analyze members`.execute(db)
  process.on('message', async ({ message }: { message: { word: string; count: number } }) => {
    const times: number[] = []
    for (let i = 0; i < message.count; i++) {
      const { rows } = await sql<Plan>`explain (analyze, timing off, format json)
        select id, first_name, last_name, familiar, email, position, company, location, country, class,
          pledge_class, offices, role, inactive_since, linkedin_verified, avatar
        from members where ${TEXT} ilike ${`%${message.word}%`} limit 50`.execute(db)
      times.push(rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN)
    }
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
  await sql`drop index baseline`.execute(db)
})
process.exit()
