// SQL of the photos that were taken at a gathering and lie in other albums.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

interface Meeting {
  id: number
  start_date: string
  start_time: string
  end_date: string
  end_time: string | null
}

/** Days and hours of photos are those of the clock at the place, as those of the gathering are. */
const isTakenAt = ({ start_date, start_time, end_date, end_time }: Meeting): RawBuilder<boolean> => sql`(
  photo.taken_at between ${`${start_date}T00:00:00`} and ${`${end_date}T23:59:59`} and photo.taken_from <> 'arrival'
  and (photo.is_day_only or photo.taken_at between ${`${start_date}T${start_time}:00`}
    and ${`${end_date}T${end_time ?? '23:59'}:59`}))`

/** There for everybody, and not in the album of a gathering. */
const isSeen = sql`photo.state = 'ready' and photo.failure is null and not photo.is_flagged and photo.deleted_at is null
  and photo.purged_at is null and album.deleted_at is null
  and not exists (select from gathering_albums link where link.album_id = photo.album_id)`

interface SuggestedRow {
  id: number
  code: string
  media_type: string
  hash: string | null
}

/** Those that a brother uploaded, in the order in which they were taken. */
export const listOwn = async (db: Db, meeting: Meeting, { by, most }: { by: number; most: number }) =>
  (
    await sql<SuggestedRow>`select photo.id, photo.code, photo.media_type, photo.hash
      from photos photo join albums album on album.id = photo.album_id
      where photo.uploaded_by = ${by} and ${isSeen} and ${isTakenAt(meeting)}
      order by photo.taken_at, photo.id limit ${most}`.execute(db)
  ).rows

interface AlbumCount {
  id: number
  title: string
  count: number
}

/** The albums in which such photos lie of others who were there, those with most first. */
export const listOthers = async (db: Db, meeting: Meeting, { but, most }: { but: number; most: number }) =>
  (
    await sql<AlbumCount>`select album.id, album.title, count(*)::int as count
      from gathering_answers said join members brother on brother.id = said.member_id and brother.inactive_since is null
      join photos photo on photo.uploaded_by = said.member_id join albums album on album.id = photo.album_id
      where said.gathering_id = ${meeting.id} and coalesce(said.was_there, said.standing = 'going')
        and said.member_id <> ${but} and ${isSeen} and ${isTakenAt(meeting)}
      group by album.id, album.title order by count(*) desc, album.id limit ${most}`.execute(db)
  ).rows
