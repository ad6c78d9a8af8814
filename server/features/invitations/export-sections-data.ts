// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const invitationSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'Your invitation',
    table: 'invitations',
    by: 'member_id',
    columns: ['asked_at', 'sent_at', 'withdrawn_at'],
  },
]
