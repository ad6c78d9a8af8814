// What the database is made of: its tables with their columns and keys, its sequences, its partitions.
import type pg from 'pg'
import { ARCHIVED_ROWS } from './kept-out.ts'
import type { Catalog, Migration, Partition, Sequence, Table } from './manifest.ts'

/** Says which archives lie where, which is nothing of what they hold. */
const NOT_IN_ARCHIVES = ['backups']

/** What text of a value depends on is the same wherever it is written and read. */
export const PLAIN_TEXT = `set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set timezone = 'UTC'; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(a.attname::text order by k.place) from pg_index i
        cross join unnest(i.indkey) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all($1) order by c.relname`,
    [NOT_IN_ARCHIVES],
  )
  return rows
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const tables = await readTables(client)
  const { rows: migrations } = await client.query<Migration>('select name, sha256 from migrations order by name')
  const { rows: partitions } = await client.query<Partition>(
    `select c.relname::text as name, p.relname::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits join pg_class c on c.oid = inhrelid join pg_class p on p.oid = inhparent
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return { migrations, tables, partitions, sequences: await readSequences(client) }
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' and relname not like 'backups%' order by relname`,
  )
  const reading = rows.map(
    ({ name }) => `select ${client.escapeLiteral(name)} as name, last_value::text as value,
    is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
  )
  return (await client.query<Sequence>(reading.join(' union all '))).rows
}

/**
 * The rows of a table that go into archives, as text, in the order of its key, so that the same rows are the same text;
 * with `only` those alone that it holds for as well.
 */
export function reading(client: pg.Client, { name, columns, key }: Table, only = 'true') {
  const names = (list: string[]) => list.map((column) => client.escapeIdentifier(column)).join(', ')
  const table = client.escapeIdentifier(name)
  const order = key.length > 0 ? names(key) : `${table}::text`
  return `copy (select ${names(columns)} from ${table} where (${ARCHIVED_ROWS[name] ?? 'true'}) and ${only} order by ${order}) to stdout`
}

export const writing = (client: pg.Client, { name, columns }: Table) =>
  `copy ${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) from stdin`
