// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

export const trusteeSections: ExportSection[] = [
  {
    chapter: 'votes',
    title: 'Elections whose key you hold with others',
    table: 'trustee_seats',
    by: 'member_id',
    columns: ['index', 'called_at', 'words_answer', 'words_answered_at'],
    about: sql<string>`(select s.name from trustee_sets s where s.id = row.set_id)`,
  },
]
