// Baseline of voting: `node:http` and one transaction with two bare inserts, who has voted and what was voted.
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { withDatabase } from '../seed/data-folder.ts'

const [folder = ''] = process.argv.slice(2)

await withDatabase(folder, async ({ db }) => {
  await sql`create table bare_voters (member_id integer primary key)`.execute(db)
  await sql`create table bare_ballots (id uuid primary key default gen_random_uuid(), choice integer not null)`.execute(
    db,
  )
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { memberId, choice } = JSON.parse(String(Buffer.concat(chunks)))
    await db.transaction().execute(async (tx) => {
      await sql`insert into bare_voters (member_id) values (${memberId})`.execute(tx)
      await sql`insert into bare_ballots (choice) values (${choice})`.execute(tx)
    })
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end('{"success":true}')
  })
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    process.send?.(`http://127.0.0.1:${typeof bound === 'object' && bound?.port}`)
  })
  await new Promise((resolve) => process.once('disconnect', resolve))
  server.close()
})
process.exit()
