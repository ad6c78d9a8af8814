// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

export const tripSections: ExportSection[] = [
  {
    chapter: 'trips',
    title: 'Trips',
    table: 'trips',
    by: 'member_id',
    columns: ['title', 'start_date', 'end_date', 'is_shared', 'created_at'],
    about: sql`(select string_agg(location, ', ' order by position) from trip_stops where trip_id = row.id)`,
  },
]
