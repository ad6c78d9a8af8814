// A process of its own that runs the database of a folder: prints whether it started, then runs until it is killed.
import pg from 'pg'
import { startEmbedded } from './launcher.ts'

const [folder = ''] = process.argv.slice(2)
try {
  const { owner } = await startEmbedded({ folder, log: () => {} })
  const client = new pg.Client({ ...owner, database: 'postgres' })
  await client.connect()
  await client.query('create table if not exists starts (at timestamptz default now())')
  await client.query('insert into starts default values')
  await client.end()
  console.log('ready')
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error))
}
