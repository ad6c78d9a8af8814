// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const auditSections: ExportSection[] = [
  {
    chapter: 'acts',
    title: 'The log of what you did',
    table: 'audit_entries',
    by: 'actor_id',
    columns: ['at', 'action', 'object_type', 'object_id', 'address'],
    isLong: true,
  },
]
