// SQL for sending files: which photo a file is of, who may have it, and what belongs into a zip.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const isThere = sql<boolean>`photo.deleted_at is null and photo.purged_at is null`

const there = (db: Db) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .select(['photo.id', 'photo.code', 'photo.media_type', 'photo.is_animated', 'photo.original_filename'])
    .select(['photo.extension', 'photo.is_as_uploaded', 'photo.is_flagged', 'photo.state', 'photo.uploaded_by'])
    .where(isThere)
    .where('album.deleted_at', 'is', null)

export const findPhoto = (db: Db, id: number) => there(db).where('photo.id', '=', id).executeTakeFirst()

export const findByCode = (db: Db, code: string) => there(db).where('photo.code', '=', code).executeTakeFirst()

export const findAlbum = (db: Db, id: number) =>
  db.selectFrom('albums').select('title').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The codes of all whose files nobody but super admins may have, and of those that nobody may have: what failed is shown to nobody. */
export async function listHidden(db: Db) {
  const { rows } = await sql<{ code: string; is_there: boolean }>`
    select photo.code, ${isThere} and photo.state <> 'failed' as is_there from photos photo
    where photo.is_flagged or photo.deleted_at is not null or photo.purged_at is not null or photo.state = 'failed'
    union all
    select photo.code, false from albums album join photos photo on photo.album_id = album.id
    where album.deleted_at is not null`.execute(db)
  return rows
}

/** For a zip, in the order in which they were taken. */
const forZip = (db: Db, withFlagged: boolean) =>
  db
    .selectFrom('photos as photo')
    .select(['photo.id', 'photo.code', 'photo.media_type', 'photo.is_animated', 'photo.original_filename'])
    .select(['photo.extension', 'photo.is_as_uploaded', 'photo.taken_at'])
    .where(isThere)
    .where(sql<boolean>`(not photo.is_flagged or ${withFlagged}::boolean)`)
    .where('photo.state', '=', 'ready')
    .orderBy('photo.taken_at')
    .orderBy('photo.id')

/** What is shown of an album. */
export const listForZip = (db: Db, albumId: number, withFlagged: boolean) =>
  forZip(db, withFlagged).where('photo.album_id', '=', albumId).execute()

const inAlbum = sql<boolean>`exists (select from albums where id = photo.album_id and deleted_at is null)`

/** What a member shared; what waits for an officer's look is hidden from him too. */
export const listSharedForZip = (db: Db, memberId: number) =>
  forZip(db, false).where('photo.uploaded_by', '=', memberId).where(inAlbum).execute()

/** How many that are. */
export const countShared = (db: Db, memberId: number) =>
  db
    .selectFrom('photos as photo')
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .where('photo.uploaded_by', '=', memberId)
    .where(isThere)
    .where('photo.is_flagged', '=', false)
    .where('photo.state', '=', 'ready')
    .where(inAlbum)
    .executeTakeFirstOrThrow()

/** Those of the ids that are still members. */
export const listNames = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
