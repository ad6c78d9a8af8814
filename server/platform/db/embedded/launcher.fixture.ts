// A process of its own that runs the database of a folder: prints whether it started, then runs until it is killed.
import postgres from 'postgres'
import { startEmbedded } from './launcher.ts'

const [folder = ''] = process.argv.slice(2)
try {
  const { options } = await startEmbedded({ folder, log: () => {} })
  const sql = postgres({ ...options, database: 'postgres', max: 1, onnotice: () => {} })
  await sql`create table if not exists starts (at timestamptz default now())`.simple()
  await sql`insert into starts default values`
  await sql.end()
  console.log('ready')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
