// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const pushSections: ExportSection[] = [
  {
    chapter: 'notifications',
    title: 'Devices that notify you',
    table: 'push_subscriptions',
    by: 'member_id',
    columns: ['topics', 'created_at', 'last_sent_at'],
  },
]
