// Puts the database of an archive into one that exists, in a single transaction: all of it, or nothing has changed.
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectionOptions, type Location } from '../db/connections.ts'
import { LOCKS } from '../db/locks.ts'
import { readMigrations } from '../db/migrate.ts'
import { PLAIN_TEXT, readSequences, readTables, writing } from './catalog.ts'
import type { Catalog, Manifest, Table } from './manifest.ts'
import { BadArchive } from './open-archive.ts'
import { type ArchiveHandlers, readArchive } from './read-archive.ts'

/** The one memory that runs out for want of settings is the shared one, in which locks stand. */
const OUT_OF_MEMORY = '53200'

export interface Loading {
  archive: string
  passphrase: string | null
  file?: ArchiveHandlers['file']
  /** The last in the transaction; what it throws undoes all of it. */
  settle?: (client: pg.Client, manifest: Manifest) => Promise<void>
}

/** A connection as the owner of the tables, which reads and writes text as archives have it. Ends with the work. */
export async function withOwner<T>(owner: Location, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionOptions(owner))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(PLAIN_TEXT)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Whatever was in the database is gone afterwards. */
export async function loadArchive(
  client: pg.Client,
  { archive, passphrase, file, settle }: Loading,
): Promise<Manifest> {
  return inTransaction(client, 'commit', async () => {
    let loaded: Loaded | null = null
    const manifest = await readArchive(archive, passphrase, {
      catalog: async (catalog) => {
        loaded = await prepare(client, catalog)
      },
      rows: (table, chunks) => load(client, table, chunks),
      ...(file && { file }),
    })
    if (!loaded) throw new BadArchive('The archive has no database in it.')
    await finish(client, loaded)
    await compareCounts(client, manifest)
    await settle?.(client, manifest)
    return manifest
  })
}

/** Throws a sentence where this version could not make the tables that the archive names; nothing is changed. */
export const rehearse = (client: pg.Client, catalog: Catalog) =>
  inTransaction(client, 'rollback', () => prepare(client, catalog))

async function inTransaction<T>(client: pg.Client, end: 'commit' | 'rollback', work: () => Promise<T>) {
  await client.query('begin')
  try {
    // Whoever starts meanwhile waits until this is through.
    await client.query(`select pg_advisory_xact_lock(${LOCKS.migration})`)
    const result = await work()
    await client.query(end)
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (error instanceof pg.DatabaseError && error.code === OUT_OF_MEMORY)
      throw new Error(
        'The PostgreSQL server has no room for the locks of a restore. Set max_locks_per_transaction to 256 there, start it again, and repeat this; nothing was changed.',
        { cause: error },
      )
    throw error
  }
}

interface Loaded {
  catalog: Catalog
  foreignKeys: { table: string; name: string; definition: string }[]
}

/** Makes the tables as they were when the archive was made, empty, and with nothing that looks at rows as they come. */
async function prepare(client: pg.Client, catalog: Catalog): Promise<Loaded> {
  const migrations = await migrationsOf(catalog)
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query(
    'create table migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  for (const text of migrations) await client.query(text)
  await remakePartitions(client, catalog)
  const tables = await readTables(client)
  for (const { name, columns } of catalog.tables) {
    const here = tables.find((table) => table.name === name)
    if (!here || here.columns.join() !== columns.join())
      throw new BadArchive(`The archive has a table ${name} that this version does not know as it is.`)
  }
  const sequences = new Set((await readSequences(client)).map(({ name }) => name))
  for (const { name } of catalog.sequences)
    if (!sequences.has(name))
      throw new BadArchive(`The archive has a sequence ${name} that this version does not know.`)
  const names = tables.map(({ name }) => client.escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  await client.query(`truncate ${names.join(', ')}`)
  return { catalog, foreignKeys }
}

/** Rows came in any order; each tie between them is looked at now. */
async function finish(client: pg.Client, { catalog, foreignKeys }: Loaded) {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { name } of await readTables(client))
    await client.query(`alter table ${client.escapeIdentifier(name)} enable trigger user`)
  for (const { name, value, isCalled } of catalog.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), value, isCalled])
  await compareMigrations(client, catalog)
  await client.query('analyze')
}

async function compareCounts(client: pg.Client, { tables }: Manifest) {
  for (const { name, rows } of tables) {
    const counted = await client.query<{ rows: string }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    )
    const found = Number(counted.rows[0]?.rows)
    if (found !== rows)
      throw new BadArchive(`The table ${name} has ${found} rows after it was loaded, and ${rows} in the archive.`)
  }
}

/** What the rows name as applied is what was applied here. */
async function compareMigrations(client: pg.Client, { migrations }: Catalog) {
  const { rows } = await client.query<Catalog['migrations'][number]>(
    'select name, sha256 from migrations order by name',
  )
  const textOf = (list: typeof rows) => list.map(({ name, sha256 }) => `${name} ${sha256}`).join()
  if (textOf(rows) !== textOf(migrations))
    throw new BadArchive('The archive names other migrations at its beginning than among its rows.')
}

async function migrationsOf(catalog: Catalog) {
  const ours = await readMigrations()
  return catalog.migrations.map(({ name, sha256 }) => {
    const found = ours.find((migration) => migration.name === name)
    if (!found) throw new BadArchive(`The archive was made by a newer Aerie (${name}). Install that version first.`)
    if (found.sha256 !== sha256)
      throw new BadArchive(`The archive was made with another ${name} than this version has.`)
    return found.text
  })
}

async function remakePartitions(client: pg.Client, { partitions, tables }: Catalog) {
  const { rows } = await client.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits join pg_class on pg_class.oid = inhrelid where relkind = 'r'",
  )
  for (const { name } of rows) await client.query(`drop table ${name}`)
  for (const { name, parent, bound } of partitions) {
    if (!tables.some((table) => table.name === parent)) throw new BadArchive('The archive has a part of no table.')
    const [part, whole] = [client.escapeIdentifier(name), client.escapeIdentifier(parent)]
    await client.query(`create table ${part} partition of ${whole} ${bound}`)
  }
}

async function listForeignKeys(client: pg.Client) {
  const { rows } = await client.query<Loaded['foreignKeys'][number]>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`,
  )
  return rows
}

async function load(client: pg.Client, table: Table, chunks: AsyncIterable<Buffer>) {
  const copying = client.query(copyFrom(writing(client, table)))
  const ended = Promise.withResolvers<void>()
  copying.on('error', ended.reject)
  copying.on('finish', () => ended.resolve())
  // Thrown where it is waited for.
  ended.promise.catch(() => {})
  try {
    for await (const chunk of chunks)
      if (!copying.write(chunk))
        await Promise.race([new Promise<void>((resolve) => copying.once('drain', resolve)), ended.promise])
  } catch (error) {
    copying.destroy(error as Error)
    throw error
  }
  copying.end()
  await ended.promise
}
