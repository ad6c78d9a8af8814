// Writes server/platform/db/schema.ts, the types of the migrated database, for Kysely: `npm run db:types`.
import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../server/platform/db/db.ts'

const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bit: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  inet: 'string',
  date: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  _int4: 'number[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
}

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  filled: boolean
  always: boolean
}

/** Reads the columns of a migrated database and answers the source text of its types. */
export async function schemaOf(db: Db) {
  const { rows: columns } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' as filled, identity_generation = 'ALWAYS' as always
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' order by table_name, ordinal_position`.execute(
    db,
  )
  const tables = Map.groupBy(columns, (column) => column.table)
  const shapes = [...tables].map(
    ([table, parts]) => `  ${table}: {\n${parts.map((p) => `    ${p.name}: ${typeOf(p)}`).join('\n')}\n  }`,
  )
  return `// The types of the migrated database. Written by \`npm run db:types\`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as it was parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>
type NullableJson = ColumnType<unknown, string | null, string | null>

export interface DB {
${shapes.join('\n')}
}
`
}

function typeOf({ type, nullable, filled, always }: Column) {
  if (type === 'jsonb') {
    if (nullable) return 'NullableJson'
    return filled ? 'ColumnType<unknown, string | undefined, string>' : 'Json'
  }
  const plain = TYPES[type]
  if (!plain) throw new Error(`No TypeScript type is known for ${type}`)
  if (always) return `GeneratedAlways<${plain}>`
  const whole = nullable ? `${plain} | null` : plain
  return filled ? `Generated<${whole}>` : whole
}

if (import.meta.main) {
  const { openDatabase } = await import('../server/platform/db/db.ts')
  const { migrate } = await import('../server/platform/db/migrate.ts')
  const { at, openTestServer } = await import('../server/test/test-server.ts')
  const server = await openTestServer()
  const { db, close } = openDatabase(at(server.owner, await server.emptyDatabase()))
  await migrate(db)
  await writeFile(new URL('../server/platform/db/schema.ts', import.meta.url), await schemaOf(db))
  await close()
  await server.stop()
}
