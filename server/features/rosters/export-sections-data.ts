// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const rosterSections: ExportSection[] = [
  {
    chapter: 'acts',
    title: 'Imports you made',
    table: 'imports',
    by: 'imported_by',
    columns: ['file_name', 'imported_at', 'total', 'imported', 'skipped'],
  },
  {
    chapter: 'membership',
    title: 'That a roster said you had died',
    table: 'roster_deaths',
    by: 'member_id',
    columns: ['word'],
  },
]
