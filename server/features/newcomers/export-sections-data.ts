// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const newcomerSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'Your arrival',
    table: 'arrivals',
    by: 'member_id',
    columns: ['arrived_at', 'privacy_seen_at'],
  },
]
