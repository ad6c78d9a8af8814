// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const addressSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'Changed addresses',
    table: 'address_changes',
    by: 'member_id',
    columns: ['kind', 'address', 'former', 'asked_at', 'confirmed_at', 'ended_at'],
    isLong: true,
  },
]
