// Baseline of searching: PostgreSQL's own time for the query, over a trigram index that the product does without.
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)
const TEXT = "(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(city, ''))"

await withDatabase(folder, async ({ driver }) => {
  await driver.unsafe('create extension if not exists pg_trgm')
  await driver.unsafe(`create index baseline on members using gin (${TEXT} gin_trgm_ops)`)
  await driver.unsafe('vacuum analyze members')
  process.on('message', async ({ message }: { message: { word: string; count: number } }) => {
    const times: number[] = []
    for (let i = 0; i < message.count; i++) {
      const [plan] = await driver.unsafe(
        `explain (analyze, timing off, format json)
          select id, first_name, last_name, familiar, email, position, company, location, country, class,
            pledge_class, offices, role, inactive_since, linkedin_verified, avatar
          from members where ${TEXT} ilike $1 limit 50`,
        [`%${message.word}%`],
        { prepare: true },
      )
      times.push(plan?.['QUERY PLAN'][0]['Execution Time'])
    }
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
  await driver.unsafe('drop index baseline')
})
process.exit()
