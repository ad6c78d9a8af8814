// What is kept of a member here, as he takes it along.
import type { ExportSection } from '#platform/export-section.ts'

export const bounceSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'Mails to you that came back',
    table: 'mail_bounces',
    by: 'member_id',
    columns: ['address', 'sent_on', 'status', 'read_at'],
  },
  {
    chapter: 'membership',
    title: 'Mail that does not reach you',
    table: 'returned_mail',
    by: 'member_id',
    columns: ['address', 'since'],
  },
  {
    chapter: 'membership',
    title: 'When you were last here',
    table: 'visits',
    by: 'member_id',
    columns: ['last_on'],
  },
]
