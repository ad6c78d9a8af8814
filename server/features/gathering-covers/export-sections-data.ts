// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

export const coverSections: ExportSection[] = [
  {
    chapter: 'gatherings',
    title: 'Pictures you chose for gatherings',
    table: 'gathering_covers',
    by: 'chosen_by',
    columns: ['alt', 'chosen_at'],
    about: sql<string>`(select title from gatherings where gatherings.id = row.gathering_id)`,
  },
]
