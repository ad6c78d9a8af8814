// Baseline of searching in documents: PostgreSQL's own time for the query that the product sends.
import { sql } from 'kysely'
import { hitsOf } from '../../server/features/document-search/data.ts'
import type { Plan } from '../instruments/statements.ts'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)
const WANTED = { levels: ['members'], mostDocuments: 30, mostPages: 3 }

await withDatabase(folder, async ({ db }) => {
  process.on('message', async ({ message }: { message: { query: string; count: number } }) => {
    const times: number[] = []
    for (let i = 0; i < message.count; i++) {
      const { rows } =
        await sql<Plan>`explain (analyze, timing off, format json) ${hitsOf(message.query, WANTED)}`.execute(db)
      times.push(rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN)
    }
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
process.exit()
