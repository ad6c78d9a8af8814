// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

/** A void one says that it is. */
const vote = sql<string>`coalesce((select title || case when voided_at is null then '' else ' (void)' end from polls
    where polls.box_id = row.box_id),
  (select elections.title || ', ' || position.title || case when elections.voided_at is null then '' else ' (void)' end
    from election_positions position
    join elections on elections.id = position.election_id where position.box_id = row.box_id))`

export const pollSections: ExportSection[] = [
  {
    chapter: 'votes',
    title: 'Ways in that others gave you',
    table: 'ways_in',
    by: 'member_id',
    columns: ['number', 'given_at', 'mailbox_given_at'],
  },
  {
    chapter: 'votes',
    title: 'Votes you took part in (how you voted is not known)',
    table: 'ballot_participation',
    by: 'member_id',
    columns: [],
    about: vote,
  },
  {
    chapter: 'votes',
    title: 'Votes you were entitled to',
    table: 'ballot_electorate',
    by: 'member_id',
    columns: [],
    about: vote,
  },
  {
    chapter: 'calls',
    title: 'Polls you called',
    table: 'polls',
    by: 'created_by',
    columns: ['title', 'description', 'created_at'],
  },
]
