import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { scratchFolder } from '../../../test/test-server.ts'
import { type EmbeddedDatabase, startEmbedded } from './launcher.ts'

const root = realpathSync(await scratchFolder('launcher-'))
const folder = join(root, 'pg18')
const pidFile = join(folder, 'data', 'postmaster.pid')
const refusal = `Another Aerie is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`

const started = new Set<EmbeddedDatabase>()
const others = new Set<ChildProcess>()

afterEach(async () => {
  await killOthers()
  for (const database of started) await database.stop()
  started.clear()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a first start creates a database that keeps what it is told, in UTF-8 and UTC', { timeout: 30_000 }, async () => {
  const database = await start()
  const [row] = await query(
    database,
    `select lower('É') as lower, current_setting('fsync') as fsync, current_setting('timezone') as zone,
      current_setting('listen_addresses') as port, current_setting('server_version_num')::int / 10000 as version`,
  )
  expect(row).toEqual({ lower: 'é', fsync: 'on', zone: 'UTC', port: '', version: 18 })
  await query(database, 'create extension pg_trgm')
  const [names] = await query(database, `select similarity('Éloïse', 'éloïse') as same, show_trgm('é') as parts`)
  expect(names).toEqual({ same: 1, parts: expect.arrayContaining([expect.any(String)]) })
  expect(await starts(database)).toBe(1)
})

test('a later start finds the data, and stopping twice is no mistake', async () => {
  const database = await start()
  expect(await starts(database)).toBe(2)
  await Promise.all([database.stop(), database.stop()])
  expect(existsSync(pidFile)).toBe(false)
})

test('a folder in use is refused to another process and to this one, and is free afterwards', async () => {
  const database = await start()
  expect(await inAnotherProcess()).toBe(refusal)
  await expect(start()).rejects.toThrow(refusal)
  expect(await starts(database)).toBe(3)
  await database.stop()
  expect(await starts(await start())).toBe(4)
})

test('a folder held by another process is refused here', async () => {
  expect(await inAnotherProcess()).toBe('ready')
  await expect(start()).rejects.toThrow(refusal)
})

test('after kill -9 the next start works at once and has every row, again and again', { timeout: 20_000 }, async () => {
  for (let round = 0; round < 5; round++) {
    expect(await inAnotherProcess()).toBe('ready')
    await killOthers()
  }
  expect(await starts(await start())).toBe(11)
})

test('a killed process takes its server along', async () => {
  expect(await inAnotherProcess()).toBe('ready')
  await killOthers()
  await expect.poll(() => existsSync(pidFile)).toBe(false)
})

test('a server that was killed comes back by itself', async () => {
  const database = await start()
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  await expect.poll(() => starts(database)).toBeGreaterThan(12)
})

test('nor does one that was making a table which is not logged need help to come back', async () => {
  const said: string[] = []
  const database = await start(folder, (sentence) => said.push(sentence))
  const client = new pg.Client({ ...database.owner, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin; create unlogged table lost (id integer)')
  // Its commit brings to the disk what the log has of the table.
  await query(database, 'create table kept ()')
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
  await expect.poll(() => query(database, 'select from kept').catch(() => null)).toEqual([])
  expect(said).toEqual(['The database ended unexpectedly. Starting it again.'])
})

test.each([
  { left: 'the number of a process that is not PostgreSQL', text: `${process.pid}\n${folder}/data\n` },
  { left: 'nothing, after a power cut', text: '' },
])('a lock file that holds $left stops nobody', async ({ text }) => {
  writeFileSync(pidFile, text)
  const database = await start()
  expect(await starts(database)).toBeGreaterThan(12)
})

test('a creation cut short is begun anew, and a long path is no hindrance', { timeout: 30_000 }, async () => {
  const long = join(root, 'a long, long way to go, '.repeat(5), 'pg18')
  mkdirSync(join(long, 'init-cut', 'base'), { recursive: true })
  writeFileSync(join(long, 'init-cut', 'PG_VERSION'), '18\n')
  const database = await start(long)
  expect(await starts(database)).toBe(1)
  expect(Buffer.byteLength(database.owner.host)).toBeLessThan(90)
  expect(readdirSync(long).sort()).toEqual(['app-password', 'data', 'lock', 'password', 'postgres.log'])
  await database.stop()
  rmSync(database.owner.host, { recursive: true })
})

async function start(where = folder, log: (sentence: string) => void = () => {}) {
  const database = await startEmbedded({ folder: where, log })
  started.add(database)
  return database
}

/** What the fixture says first: that it is ready, or why not. */
async function inAnotherProcess() {
  const other = spawn(process.execPath, [join(import.meta.dirname, 'launcher.fixture.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.add(other)
  const [line] = await once(createInterface(other.stdout), 'line')
  return line
}

async function killOthers() {
  for (const other of others) {
    const exit = once(other, 'exit')
    if (other.kill('SIGKILL')) await exit
  }
  others.clear()
}

/** Adds a row for this start and counts them all. */
async function starts(database: EmbeddedDatabase): Promise<number> {
  await query(database, 'create table if not exists starts (at timestamptz default now())')
  await query(database, 'insert into starts default values')
  const [row] = await query(database, 'select count(*)::int as count from starts')
  return row?.count
}

async function query(database: EmbeddedDatabase, text: string) {
  const client = new pg.Client({ ...database.owner, database: 'postgres' })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
