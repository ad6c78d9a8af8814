// Baseline of importing: csv-parse reads the file and COPY takes its rows, unchecked, into a table without an index.
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectionOptions } from '../../server/platform/db/connections.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { csvLine, ROSTER_COLUMNS } from '../seed/roster.ts'

const [folder = '', file = ''] = process.argv.slice(2)

await withDatabase(folder, async (_database, location) => {
  const columns = ROSTER_COLUMNS.map((name) => `"${name}" text`)
  const client = new pg.Client(connectionOptions(location))
  await client.connect()
  process.on('message', async () => {
    await client.query(`drop table if exists baseline; create table baseline (${columns.join(', ')})`)
    const table = client.query(copyFrom('copy baseline from stdin (format csv)'))
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
  await client.end()
})
process.exit()
