// SQL of the cards in the directory.
import type { Selection } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { CARD_COLUMNS } from './cards.ts'

/** A card's columns, and what it is found by besides. */
const COLUMNS = [...CARD_COLUMNS, 'members.company_tags'] as const

export type DirectoryRow = Selection<DB, 'members', (typeof COLUMNS)[number]> & {
  /** Null for whoever has not come in yet. */
  arrived_at: Date | null
}

/** Of all members, or of these. */
export const listCards = (db: Db, ids?: number[]): Promise<DirectoryRow[]> =>
  db
    .selectFrom('members')
    .leftJoin('arrivals', 'arrivals.member_id', 'members.id')
    .select([...COLUMNS, 'arrivals.arrived_at'])
    .$if(ids !== undefined, (query) => query.where('members.id', 'in', ids ?? []))
    .execute()
