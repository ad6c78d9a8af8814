// SQL of the photos that a new one stands beside: by them is told in which zone it was taken.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

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
