// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const title = sql<string>`(select title from gatherings where gatherings.id = row.gathering_id)`

export const hostSections: ExportSection[] = [
  {
    chapter: 'gatherings',
    title: 'Gatherings you were invited to host',
    table: 'gathering_host_invitations',
    by: 'member_id',
    columns: ['invited_at'],
    about: title,
  },
  {
    chapter: 'gatherings',
    title: 'Gatherings that you invited others to host',
    table: 'gathering_host_invitations',
    by: 'invited_by',
    columns: ['invited_at'],
    about: title,
  },
]
