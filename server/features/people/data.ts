// SQL of the cards in the directory.
import type { Selection } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { CARD_COLUMNS } from './cards.ts'

/** A card's columns, and what it is found by besides. */
const COLUMNS = [...CARD_COLUMNS, 'members.company_tags'] as const

export type DirectoryRow = Selection<DB, 'members', (typeof COLUMNS)[number]>

/** Of all members, or of these. */
export const listCards = (db: Db, ids?: number[]): Promise<DirectoryRow[]> =>
  db
    .selectFrom('members')
    .select(COLUMNS)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
