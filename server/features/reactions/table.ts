// Where the reactions to one kind of thing are kept, as its own feature says.
import type { RawBuilder } from 'kysely'

/** One table for each kind of thing; all have the same columns, but for the one that names the thing. */
export interface ReactionTable {
  /** As in `insert into … as kept (…, member_id, emoji, withdrawn_at)`. */
  insert: RawBuilder<unknown>
  /** As in `from … reaction`. */
  from: RawBuilder<unknown>
  /** The column that names the thing. */
  thing: RawBuilder<unknown>
  /** `select id` of the thing where it is there for all brothers. */
  shown: (id: number) => RawBuilder<unknown>
}
