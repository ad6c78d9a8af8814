// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const album = sql<string>`(select case when deleted_at is null then title else 'an album' end
  from albums where albums.id = row.album_id)`

export const photoSections: ExportSection[] = [
  {
    chapter: 'photos',
    title: 'Photos and videos you shared',
    table: 'photos',
    by: 'uploaded_by',
    columns: ['original_filename', 'caption', 'taken_at', 'created_at', 'bytes', 'deleted_at'],
    about: album,
    isLong: true,
  },
]
