// Where the reactions to activity are kept.
import { sql } from 'kysely'
import type { ReactionTable } from '#features/reactions/table.ts'

/** Those of inactive members are there for nobody. */
export const ACTIVITY_REACTIONS: ReactionTable = {
  insert: sql`insert into activity_reactions as kept (activity_id, member_id, emoji, withdrawn_at)`,
  from: sql`from activity_reactions reaction`,
  thing: sql.ref('activity_id'),
  shown: (id) => sql`select item.id from activity_items item
    join members member on member.id = item.member_id and member.inactive_since is null where item.id = ${id}`,
}
