// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const OF = sql<string>`(select display_name(brother.first_name, brother.familiar, brother.last_name) from members brother where brother.id = row.member_id)`

export const remembranceSections: ExportSection[] = [
  {
    chapter: 'membership',
    title: 'What you wrote of brothers who have passed',
    table: 'remembrances',
    by: 'author_id',
    columns: ['words', 'draft', 'refusal', 'written_at', 'changed_at'],
    about: OF,
  },
  {
    chapter: 'membership',
    title: 'Words about brothers who have passed that you flagged',
    table: 'remembrance_flags',
    by: 'member_id',
    columns: ['reason', 'flagged_at'],
  },
]
