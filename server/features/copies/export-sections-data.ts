// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const copySections: ExportSection[] = [
  {
    chapter: 'copies',
    title: 'Copies of photos and documents made for you',
    table: 'copies',
    by: 'member_id',
    columns: ['issued_at', 'ip'],
    isLong: true,
  },
]
