// SQL of what devices keep of members.
import type { Selection } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

const COLUMNS = [
  'members.id',
  'members.first_name',
  'members.last_name',
  'members.familiar',
  'members.class',
  'members.pledge_class',
  'members.location',
  'members.city',
  'members.country',
  'members.position',
  'members.company',
  'members.email',
  'members.phone',
  'members.avatar',
  'members.avatar_hash',
  'members.privacy',
] as const

export type KeptRow = Selection<DB, 'members', (typeof COLUMNS)[number]>

/** Of all active members, or of these. */
export const listActive = (db: Db, ids?: number[]): Promise<KeptRow[]> =>
  db
    .selectFrom('members')
    .select([...COLUMNS])
    .where('inactive_since', 'is', null)
    .$if(ids !== undefined, (query) => query.where('members.id', 'in', ids ?? []))
    .execute()
