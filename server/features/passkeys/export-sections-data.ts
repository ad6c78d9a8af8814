// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const passkeySections: ExportSection[] = [
  {
    chapter: 'sign-in',
    title: 'Your passkeys',
    table: 'passkeys',
    by: 'member_id',
    columns: ['name', 'kind', 'origin', 'created_at', 'last_used_at', 'backed_up', 'counter_fell_at'],
  },
]
