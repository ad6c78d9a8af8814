// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const officeSections: ExportSection[] = [
  {
    chapter: 'offices',
    title: 'Offices you hold or held',
    table: 'office_terms',
    by: 'member_id',
    columns: ['office', 'began_on', 'ended_on'],
  },
]
