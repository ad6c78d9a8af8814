// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const departureSections: ExportSection[] = [
  {
    chapter: 'visits',
    title: 'Your departure',
    table: 'departures',
    by: 'member_id',
    columns: ['asked_at', 'due_at', 'kept_name'],
  },
]
