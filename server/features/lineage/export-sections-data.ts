// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const other = (column: string) =>
  sql<string>`(select first_name || ' ' || last_name from members where members.id = ${sql.ref(`row.${column}`)})`

const PROPOSALS: ExportSection[] = (
  [
    ['Who is proposed as your big brother', 'little_id', 'big_id'],
    ['Whose big brother you are proposed to be', 'big_id', 'little_id'],
    ['Ties you proposed', 'proposed_by', 'little_id'],
  ] as const
).map(([title, by, end]) => ({
  chapter: 'lineage',
  title,
  table: 'lineage_proposals',
  by,
  columns: ['proposed_at'],
  about: other(end),
}))

export const lineageSections: ExportSection[] = [
  {
    chapter: 'lineage',
    title: 'Big brothers',
    table: 'lineage_ties',
    by: 'little_id',
    columns: ['big_name', 'confirmed_at'],
    about: other('big_id'),
  },
  {
    chapter: 'lineage',
    title: 'Little brothers',
    table: 'lineage_ties',
    by: 'big_id',
    columns: ['little_name', 'confirmed_at'],
    about: other('little_id'),
  },
  ...PROPOSALS,
]
