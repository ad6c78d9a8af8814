// SQL of the cards in the directory.
import type { Db } from '#platform/db/db.ts'
import { CARD_COLUMNS } from './cards.ts'

/** Of all members, or of these. */
export const listCards = (db: Db, ids?: number[]) =>
  db
    .selectFrom('members')
    .select(CARD_COLUMNS)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
