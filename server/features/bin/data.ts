// SQL of the bin: albums and photos in one list, by the time they were deleted.

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

/** Whose: of one member, or of all. */
export interface Scope {
  memberId: number
  isAll: boolean
}

export interface BinCursor extends Cursor {
  kind: 'album' | 'photo'
}

export interface BinRow {
  kind: 'album' | 'photo'
  id: number
  at: number
  deleted_at: string
  deleter: { id: number; first_name: string; familiar: string | null; last_name: string } | null
  creator: BinRow['deleter']
  /** Whose all of it is: who uploaded the photo, or created the album and uploaded what is in it; null where that is nobody. */
  owner: number | null
  title: string
  album_title: string
  count: number
  bytes: number
  code: string
  media_type: string
}

const person = (alias: 'deleter' | 'creator') => sql`case when ${sql.ref(`${alias}.id`)} is not null then
  json_build_object('id', ${sql.ref(`${alias}.id`)}, 'first_name', ${sql.ref(`${alias}.first_name`)},
  'familiar', ${sql.ref(`${alias}.familiar`)}, 'last_name', ${sql.ref(`${alias}.last_name`)}) end`

/** Of an album into which others have put photos, nobody's. */
const ALBUM_OWNER = sql`case when not exists (select from photos inside where inside.album_id = album.id
  and inside.purged_at is null and inside.uploaded_by is distinct from album.created_by) then album.created_by end`

/** A photo whose album is in the bin goes and comes with it. */
const entries = ({ memberId, isAll }: Scope) => sql`
  select 'album' as kind, album.id, album.deleted_at as gone_at, ${person('deleter')} as deleter,
    ${person('creator')} as creator, ${ALBUM_OWNER} as owner, album.title, '' as album_title,
    (select count(*)::int from photos where album_id = album.id and deleted_at is null) as count,
    0 as bytes, '' as code, '' as media_type
  from albums album
  left join members deleter on deleter.id = album.deleted_by
  left join members creator on creator.id = album.created_by
  where album.deleted_at is not null and album.purged_at is null
    and (${isAll}::boolean or ${memberId}::integer in (album.created_by, album.deleted_by))
  union all
  select 'photo', photo.id, photo.deleted_at, ${person('deleter')}, null, photo.uploaded_by,
    coalesce(photo.caption, photo.original_filename), album.title, 0, photo.bytes, photo.code, photo.media_type
  from photos photo
  join albums album on album.id = photo.album_id
  left join members deleter on deleter.id = photo.deleted_by
  where photo.deleted_at is not null and photo.purged_at is null and album.deleted_at is null
    and (${isAll}::boolean or ${memberId}::integer in (photo.uploaded_by, photo.deleted_by))`

/** Newest first, after a place. */
export async function listBin(db: Db, scope: Scope, limit: number, after: BinCursor | null) {
  const { rows } = await sql<BinRow>`
    select *, (extract(epoch from gone_at) * 1000000)::bigint as at,
      to_char(gone_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as deleted_at
    from (${entries(scope)}) entry
    where ${after === null}::boolean or (gone_at, kind, id)
      < (timestamptz 'epoch' + ${after?.at ?? 0} * interval '1 microsecond', ${after?.kind ?? ''}, ${after?.id ?? 0}::int)
    order by gone_at desc, kind desc, id desc limit ${limit}::int`.execute(db)
  return rows
}

/** Whether anything in it is not the member's own. */
export async function holdsOthers(db: Db, scope: Scope) {
  const { rows } = await sql`select from (${entries(scope)}) entry
    where owner is distinct from ${scope.memberId}::integer limit 1`.execute(db)
  return rows.length > 0
}

export async function findAlbumOwner(db: Db, id: number) {
  const { rows } = await sql<Pick<BinRow, 'owner'>>`select ${ALBUM_OWNER} as owner from albums album
    where id = ${id}::integer`.execute(db)
  return rows[0]?.owner ?? null
}

/** What has been in it for longer than it keeps things. */
export async function listOverdue(db: Db, days: number) {
  const { rows } = await sql<Pick<BinRow, 'kind' | 'id' | 'owner'>>`
    select 'album' as kind, id, ${ALBUM_OWNER} as owner from albums album
      where deleted_at < now() - make_interval(days => ${days}) and purged_at is null
    union all
    select 'photo', id, uploaded_by from photos
      where deleted_at < now() - make_interval(days => ${days}) and purged_at is null
    limit 1000`.execute(db)
  return rows
}
