// What is kept of a member here, as he takes it along; of who has named him, that they did and why.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const position = sql<string>`(select title from election_positions where election_positions.id = row.position_id)`
const ofNaming = sql<string>`(select p.title from nominees n join election_positions p on p.id = n.position_id
  where n.id = row.nominee_id)`

export const nominationSections: ExportSection[] = [
  {
    chapter: 'votes',
    title: 'Positions for which you were named',
    table: 'nominees',
    by: 'member_id',
    columns: [
      ...['state', 'statement', 'decline_word', 'shows_nominators', 'named_at'],
      ...['refusal', 'appeal_waived_at', 'appeal', 'decision'],
    ],
    about: position,
  },
  {
    chapter: 'votes',
    title: 'Brothers whom you have named',
    table: 'namings',
    by: 'nominator_id',
    columns: ['sentence', 'named_at'],
    about: ofNaming,
  },
  {
    chapter: 'calls',
    title: 'Nominees whom you have refused',
    table: 'nominees',
    by: 'refused_by',
    columns: ['refusal', 'refused_at'],
    about: position,
  },
  {
    chapter: 'calls',
    title: 'Appeals that you have decided',
    table: 'nominees',
    by: 'decided_by',
    columns: ['decision', 'decided_at'],
    about: position,
  },
  {
    chapter: 'calls',
    title: 'Lists of candidates that you have confirmed',
    table: 'list_confirmations',
    by: 'officer_id',
    columns: ['confirmed_at'],
    about: sql`(select title from elections where elections.id = row.election_id)`,
  },
]
