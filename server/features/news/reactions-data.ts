// Where the reactions to news are kept.
import { sql } from 'kysely'
import type { ReactionTable } from '#features/reactions/table.ts'

/** To what is published; what follows somebody's trip is not shown while he is inactive. */
export const NEWS_REACTIONS: ReactionTable = {
  insert: sql`insert into news_reactions as kept (news_id, member_id, emoji, withdrawn_at)`,
  from: sql`from news_reactions reaction`,
  thing: sql.ref('news_id'),
  shown: (id) => sql`select item.id from news_items item left join members author on author.id = item.author_id
    where item.id = ${id} and item.is_published and (item.source_type is null or author.inactive_since is null)`,
}
