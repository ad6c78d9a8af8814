// Baseline of importing: csv-parse reads the file and COPY takes its rows, unchecked, into a table without an index.
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { withDatabase } from '../seed/data-folder.ts'
import { csvLine, ROSTER_COLUMNS } from '../seed/roster.ts'

const [folder = '', file = ''] = process.argv.slice(2)

await withDatabase(folder, async ({ driver }) => {
  const columns = ROSTER_COLUMNS.map((name) => `"${name}" text`)
  process.on('message', async () => {
    await driver.unsafe(`drop table if exists baseline; create table baseline (${columns.join(', ')})`).simple()
    const table = await driver`copy baseline from stdin (format csv)`.writable()
    await pipeline(
      createReadStream(file),
      parse({ from_line: 2 }),
      async function* (records: AsyncIterable<string[]>) {
        for await (const record of records) yield csvLine(record)
      },
      table,
    )
    process.send?.('copied')
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
})
process.exit()
