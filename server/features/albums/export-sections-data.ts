// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const albumSections: ExportSection[] = [
  {
    chapter: 'photos',
    title: 'Albums you began',
    table: 'albums',
    by: 'created_by',
    columns: ['title', 'description', 'created_at'],
  },
]
