// SQL of what is kept of a member: the table of any section, in parts.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { ExportSection } from '#platform/export-section.ts'

const AT_ONCE = 500

export type OwnRow = Record<string, unknown>

/** The rows of a section, part by part, in the order in which they came. */
export async function* readSection(db: Db, section: ExportSection, memberId: number): AsyncGenerator<OwnRow[]> {
  let last = 0
  for (;;) {
    const rows = await readPart(db, section, memberId, last)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (!section.isLong || rows.length < AT_ONCE) return
    last = Number(rows.at(-1)?.id)
  }
}

async function readPart(
  db: Db,
  { table, by, columns, about, masked, isLong }: ExportSection,
  memberId: number,
  last: number,
) {
  const fields = columns.map((column) => {
    const kept = sql.ref(`row.${column}`)
    const value = masked?.columns.includes(column) ? sql`case when ${masked.unless} then ${kept} end` : kept
    return sql`${sql.lit(column)}, ${value}`
  })
  if (about) fields.unshift(sql`'about', ${about}`)
  const part = isLong ? sql`and id > ${last} order by id limit ${AT_ONCE}` : sql``
  const { rows } = await sql<{ id: number | null; row: OwnRow }>`
    select ${isLong ? sql`id` : sql`null`} as id, json_build_object(${sql.join(fields)}) as row
    from ${sql.table(table)} as row where ${sql.ref(`row.${by}`)} = ${memberId} ${part}`.execute(db)
  return rows
}
