// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const toldSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'Addresses that others have told for you',
    table: 'told_addresses',
    by: 'member_id',
    columns: ['address', 'told_at', 'proved_at'],
  },
]
