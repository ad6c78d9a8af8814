// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const newsMailSections: ExportSection[] = [
  {
    chapter: 'notifications',
    title: 'Mails of news',
    table: 'news_emails',
    by: 'member_id',
    columns: ['written_at', 'sent_at'],
    isLong: true,
  },
]
