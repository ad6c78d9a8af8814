// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const notificationSections: ExportSection[] = [
  {
    chapter: 'notifications',
    title: 'What you were told',
    table: 'notifications',
    by: 'member_id',
    columns: ['kind', 'created_at', 'read_at', 'withdrawn_at'],
    isLong: true,
  },
  {
    chapter: 'notifications',
    title: 'What you are mailed',
    table: 'notification_mail_choices',
    by: 'member_id',
    columns: ['topic', 'rhythm', 'since'],
  },
  {
    chapter: 'notifications',
    title: 'Mails of notifications',
    table: 'notification_emails',
    by: 'member_id',
    columns: ['written_at', 'sent_at'],
    isLong: true,
  },
]
