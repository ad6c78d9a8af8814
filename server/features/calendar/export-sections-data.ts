// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const calendarSections: ExportSection[] = [
  {
    chapter: 'visits',
    title: 'Your calendar address',
    table: 'calendar_feeds',
    by: 'member_id',
    columns: ['created_at'],
  },
]
