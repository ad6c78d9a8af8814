// What is kept of a member here, as he takes it along.
import { sql } from 'kysely'
import type { ExportSection } from '#platform/export-section.ts'

/** What an inactive member did is shown to nobody. */
const activity = sql<string>`coalesce((select description from activity_items item
  join members on members.id = item.member_id and members.inactive_since is null
  where item.id = row.activity_id), 'what a brother did')`

export const feedSections: ExportSection[] = [
  {
    chapter: 'feed',
    title: 'Activity shown of you',
    table: 'activity_items',
    by: 'member_id',
    columns: ['type', 'description', 'created_at'],
    isLong: true,
  },
  {
    chapter: 'feed',
    title: 'Your reactions',
    table: 'activity_reactions',
    by: 'member_id',
    columns: ['emoji', 'reacted_at', 'withdrawn_at'],
    about: activity,
  },
  {
    chapter: 'visits',
    title: 'Your visits of the feed',
    table: 'feed_visits',
    by: 'member_id',
    columns: ['visited_at', 'seen_at'],
  },
]
