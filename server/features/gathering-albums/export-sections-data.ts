// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

export const gatheringAlbumSections: ExportSection[] = [
  {
    chapter: 'gatherings',
    title: 'Gatherings that you gave an album',
    table: 'gathering_albums',
    by: 'linked_by',
    columns: ['linked_at'],
    about: sql<string>`(select title from gatherings where gatherings.id = row.gathering_id)`,
  },
]
