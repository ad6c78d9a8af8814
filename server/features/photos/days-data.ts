// SQL of when photos were taken: by what they stand beside, and as somebody corrects it.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Taken {
  taken_at: string
  taken_from: 'file' | 'name' | 'device' | 'arrival' | 'hand'
  is_day_only: boolean
  taken_ahead: number | null
}

/** Days within which an album's photos tell of which zone they are. */
const DAYS_BESIDE = 2

/** How far the clock was ahead of UTC, in minutes, by the nearest of the same album that says so; null where none does. */
export async function findAheadBeside(db: Db, photo: { id: number; album_id: number }, utc: string) {
  const { rows } = await sql<{ taken_ahead: number }>`
    select taken_ahead from photos
    where album_id = ${photo.album_id}::int and id <> ${photo.id}::int and taken_ahead is not null
      and deleted_at is null and purged_at is null
      and taken_at between to_char(${utc}::timestamp - make_interval(days => ${DAYS_BESIDE}), 'YYYY-MM-DD"T"HH24:MI:SS')
        and to_char(${utc}::timestamp + make_interval(days => ${DAYS_BESIDE}), 'YYYY-MM-DD"T"HH24:MI:SS')
    order by abs(extract(epoch from taken_at::timestamp - make_interval(mins => taken_ahead) - ${utc}::timestamp)), id
    limit 1`.execute(db)
  return rows[0]?.taken_ahead ?? null
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
