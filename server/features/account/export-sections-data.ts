// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const accountSections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'Where you are signed in',
    table: 'sessions',
    by: 'member_id',
    columns: ['device', 'started_at', 'last_seen_at', 'expires_at'],
  },
]
