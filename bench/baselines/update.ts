// Baseline of saving: PostgreSQL's own time for the bare update of one member's row.
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)

await withDatabase(folder, async ({ driver }) => {
  process.on('message', async ({ message }: { message: { ids: number[] } }) => {
    const times: number[] = []
    for (const [turn, id] of message.ids.entries()) {
      const [plan] = await driver.unsafe(
        `explain (analyze, timing off, format json)
          update members set first_name = first_name, email = email, phone = phone, position = $1, company = $1,
            work_start = $1, work_end = $1, company_tags = array[$1], offices = offices, birthday = $1, partner = $1,
            kids = kids, location = $1, city = $1, country = $1, bio = $1, quote = $1, interests = interests,
            version = version + 1, updated_at = now()
          where id = $2`,
        [`baseline ${turn}`, id],
        { prepare: true },
      )
      times.push(plan?.['QUERY PLAN'][0]['Execution Time'])
    }
    process.send?.(times)
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
process.exit()
