// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

export const electionSections: ExportSection[] = [
  {
    chapter: 'votes',
    title: 'Positions you stood for',
    table: 'election_candidates',
    by: 'member_id',
    columns: ['name', 'statement'],
    about: sql`(select title from election_positions where election_positions.id = row.position_id)`,
  },
  {
    chapter: 'calls',
    title: 'Elections you called',
    table: 'elections',
    by: 'created_by',
    columns: ['title', 'description', 'created_at'],
  },
]
