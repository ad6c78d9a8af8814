// Puts the database of an archive into one that exists, in a single transaction: all of it, or nothing has changed.
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectionOptions, type Location } from '../db/connections.ts'
import { LOCKS } from '../db/locks.ts'
import { readMigrations } from '../db/migrate.ts'
import { PLAIN_TEXT, readTables, writing } from './catalog.ts'
import type { Catalog, Manifest, Table } from './manifest.ts'
import { BadArchive, readArchive, type Taking } from './read-archive.ts'

export interface Loading {
  /** As the owner of its tables. */
  database: Location
  archive: string
  passphrase: string | null
  file?: Taking['file']
  /** Looks at the database before anything is changed in it; what it throws is where that ends. */
  look?: (client: pg.Client) => Promise<void>
}

/** Whatever was in the database is gone afterwards. */
export async function loadArchive({ database, archive, passphrase, file, look }: Loading): Promise<Manifest> {
  const client = new pg.Client(connectionOptions(database))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(PLAIN_TEXT)
    await client.query('begin')
    // Whoever starts meanwhile waits until this is through.
    await client.query(`select pg_advisory_xact_lock(${LOCKS.migration})`)
    await look?.(client)
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
    await client.query('commit')
    return manifest
  } finally {
    await client.end()
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
