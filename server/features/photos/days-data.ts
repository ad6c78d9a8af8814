// SQL of when photos were taken: by what they stand beside, and as somebody corrects it.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Taken {
  taken_at: string
  taken_from: 'file' | 'name' | 'device' | 'arrival' | 'hand'
  is_day_only: boolean
  taken_ahead: number | null
}

/** Those of the ids that are in an album, by id; locked. */
export const lockToDate = (db: Db, albumId: number, ids: number[]) =>
  db
    .selectFrom('photos')
    .select(['id', 'album_id', 'uploaded_by', 'is_flagged', 'state', 'taken_at', 'is_day_only'])
    .where('album_id', '=', albumId)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('deleted_at', 'is', null)
    .where('purged_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** By hand: what is found out later about the file changes it no more. */
export const setByHand = (db: Db, dated: { id: number; at: string; isDayOnly: boolean }[]) =>
  sql`update photos set taken_at = each.at, is_day_only = each.is_day_only, taken_from = 'hand'
    from unnest(${dated.map(({ id }) => id)}::int[], ${dated.map(({ at }) => at)}::text[],
      ${dated.map(({ isDayOnly }) => isDayOnly)}::boolean[]) as each (id, at, is_day_only)
    where photos.id = each.id`.execute(db)
