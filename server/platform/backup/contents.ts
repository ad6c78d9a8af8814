// What an installation holds, as sums: of the rows of each table in the order of its key, and of each file; and in what two installations differ.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectionOptions, type Location } from '../db/connections.ts'
import type { FileStore } from '../files/file-store.ts'
import { PLAIN_TEXT, reading, readSequences, readTables } from './catalog.ts'
import { LEFT_BY_RESTORES } from './end-keys.ts'
import { RESTORE_FOLDER, type Table } from './manifest.ts'

interface Installation {
  /** Of somebody who may read every table. */
  database: Location
  files: FileStore
}

/** Each by name; sums are SHA-256 in hexadecimal digits. */
export interface Contents {
  tables: Map<string, { rows: number; sha256: string }>
  sequences: Map<string, string>
  files: Map<string, string>
}

/**
 * All that an archive brings from one installation to another. Rows are of one moment, files of while they are read: of an installation that
 * rests both belong together. What a restore ends on purpose, such as sessions and links that were mailed, is left out.
 */
export async function contentsOf({ database, files }: Installation): Promise<Contents> {
  return { ...(await rowsIn(database)), files: await filesIn(files) }
}

export async function rowsIn(database: Location): Promise<Pick<Contents, 'tables' | 'sequences'>> {
  const client = new pg.Client(connectionOptions(database))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(PLAIN_TEXT)
    await client.query('begin transaction isolation level repeatable read, read only')
    const tables: Contents['tables'] = new Map()
    for (const table of await readTables(client)) tables.set(table.name, await sumOf(client, table))
    const sequences = new Map(
      (await readSequences(client)).map(({ name, value, isCalled }) => [
        name,
        `${value}${isCalled ? '' : ', not used'}`,
      ]),
    )
    return { tables, sequences }
  } finally {
    await client.end()
  }
}

async function sumOf(client: pg.Client, table: Table) {
  const left = LEFT_BY_RESTORES[table.name]
  const columns = table.columns.filter((column) => !left?.without?.includes(column))
  const hash = createHash('sha256')
  const rows = client.query(copyTo(reading(client, { ...table, columns }, left?.rows)))
  for await (const chunk of rows) hash.update(chunk)
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}

export async function filesIn(files: FileStore) {
  const names: string[] = []
  for await (const { name } of files.list('')) if (!name.startsWith(RESTORE_FOLDER)) names.push(name)
  const sums: Contents['files'] = new Map()
  for (const name of names.sort()) {
    const hash = createHash('sha256')
    for await (const chunk of (await files.open(name)).stream) hash.update(chunk)
    sums.set(name, hash.digest('hex'))
  }
  return sums
}

/** A sentence for each table, sequence and file that is not the same in both; none where the installations are alike. */
export function differencesOf(one: Contents, other: Contents): string[] {
  const rows = ({ rows, sha256 }: { rows: number; sha256: string }) => `${rows} rows (${sha256.slice(0, 12)})`
  const file = (sha256: string) => `a file (${sha256.slice(0, 12)})`
  return [
    ...unequal('The table', mapped(one.tables, rows), mapped(other.tables, rows)),
    ...unequal('The sequence', one.sequences, other.sequences),
    ...unequal('The file', mapped(one.files, file), mapped(other.files, file)),
  ]
}

const mapped = <T>(values: Map<string, T>, say: (value: T) => string) =>
  new Map([...values].map(([name, value]) => [name, say(value)]))

function unequal(kind: string, one: Map<string, string>, other: Map<string, string>) {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort()
  return names
    .filter((name) => one.get(name) !== other.get(name))
    .map(
      (name) => `${kind} ${name}: ${one.get(name) ?? 'missing'} in one, ${other.get(name) ?? 'missing'} in the other.`,
    )
}
