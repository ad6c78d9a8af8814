// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

const title = sql<string>`(select title from gatherings where gatherings.id = row.gathering_id)`

export const gatheringSections: ExportSection[] = [
  {
    chapter: 'gatherings',
    title: 'Gatherings you called',
    table: 'gatherings',
    by: 'called_by',
    columns: [
      'title',
      'description',
      'location',
      'place',
      'start_date',
      'start_time',
      'end_date',
      'end_time',
      'called_at',
    ],
  },
  {
    chapter: 'gatherings',
    title: 'Gatherings you host',
    table: 'gathering_hosts',
    by: 'member_id',
    columns: ['since'],
    about: title,
  },
  {
    chapter: 'gatherings',
    title: 'Gatherings you were asked to by name',
    table: 'gathering_asked',
    by: 'member_id',
    columns: [],
    about: title,
  },
  {
    chapter: 'gatherings',
    title: 'Your answers to gatherings',
    table: 'gathering_answers',
    by: 'member_id',
    columns: ['standing', 'guests', 'was_there', 'answered_at'],
    about: title,
  },
  {
    chapter: 'gatherings',
    title: 'Gatherings whose time or place you changed last',
    table: 'gatherings',
    by: 'changed_by',
    columns: ['title', 'changed_at'],
  },
  {
    chapter: 'gatherings',
    title: 'Gatherings of which you said who was there',
    table: 'gathering_answers',
    by: 'corrected_by',
    columns: ['was_there'],
    about: title,
  },
]
