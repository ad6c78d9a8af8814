// Baseline of saving: PostgreSQL's own time for the bare update of one member's row.
import { sql } from 'kysely'
import type { Plan } from '../instruments/statements.ts'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)

await withDatabase(folder, async ({ db }) => {
  process.on('message', async ({ message }: { message: { ids: number[] } }) => {
    const times: number[] = []
    for (const [turn, id] of message.ids.entries()) {
      const text = `baseline ${turn}`
      const { rows } = await sql<Plan>`explain (analyze, timing off, format json)
        update members set first_name = first_name, email = email, phone = phone, position = ${text}, company = ${text},
          work_start = ${text}, work_end = ${text}, company_tags = array[${text}], offices = offices, birthday = ${text},
          partner = ${text}, kids = kids, location = ${text}, city = ${text}, country = ${text}, bio = ${text},
          quote = ${text}, interests = interests, version = version + 1, updated_at = now()
        where id = ${id}`.execute(db)
      times.push(rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN)
    }
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
process.exit()
