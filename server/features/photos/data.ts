// SQL of photos as they are shown: those of an album, one, some, and what covers an album.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number]
export type AlbumPhotoRow = Awaited<ReturnType<typeof listOfAlbum>>[number]
export type DetailedRow = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

const isThere = sql<boolean>`photo.deleted_at is null and photo.purged_at is null`
const isSeen = (withFlagged: boolean): Expression<SqlBool> => sql`(not photo.is_flagged or ${withFlagged}::boolean)`

/** What others have said yes to, or were never asked. */
const taggedCount = sql<number>`(select count(*)::int from photo_member_tags tag
  where tag.photo_id = photo.id and not tag.is_pending)`

const shown = (db: Db) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .where(isThere)
    .where('album.deleted_at', 'is', null)
    .select(['photo.id', 'photo.album_id', 'photo.code', 'photo.media_type', 'photo.width', 'photo.height'])
    .select(['photo.duration_ms', 'photo.is_animated', 'photo.hash', 'photo.state', 'photo.caption', 'photo.taken_at'])
    .select(['photo.is_flagged', 'photo.is_as_uploaded', 'photo.uploaded_by', 'photo.created_at', 'photo.failure'])
    .select(taggedCount.as('tagged_count'))

const withUploader = (db: Db) =>
  shown(db)
    .leftJoin('members as uploader', 'uploader.id', 'photo.uploaded_by')
    .select(['photo.original_filename', 'photo.mime_type'])
    .select(['uploader.first_name', 'uploader.familiar', 'uploader.last_name'])

const customTags = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', custom.id, 'name', custom.name) order by custom.key), '[]')
  from photo_custom_tags of_photo join custom_tags custom on custom.id = of_photo.tag_id
  where of_photo.photo_id = photo.id)`

interface TaggedName {
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  x: number
  y: number
}
/** Who need not be asked, or has said yes. */
const taggedNames = sql<TaggedName[]>`(
  select coalesce(json_agg(json_build_object('id', member.id, 'first_name', member.first_name,
    'familiar', member.familiar, 'last_name', member.last_name, 'x', tag.x, 'y', tag.y) order by tag.tagged_at, member.id), '[]')
  from photo_member_tags tag join members member on member.id = tag.member_id
  where tag.photo_id = photo.id and not tag.is_pending
    and (member.inactive_since is null or member.remembered_since is not null))`

/** Those under review too, and those that failed. */
export const listOfAlbum = (db: Db, albumId: number) =>
  withUploader(db)
    .select([customTags.as('custom_tags'), taggedNames.as('tagged_names')])
    .where('photo.album_id', '=', albumId)
    .orderBy('photo.taken_at')
    .orderBy('photo.id')
    .execute()

/** Those of the ids that are there, and have not failed. */
export const listPhotos = (db: Db, ids: number[], withFlagged: boolean) =>
  shown(db)
    .where('photo.id', '=', sql<number>`any(${ids}::int[])`)
    .where('photo.state', '<>', 'failed')
    .where(isSeen(withFlagged))
    .execute()

/** With what its own page tells. */
export const findPhoto = (db: Db, id: number) =>
  withUploader(db).select(['photo.extension', 'photo.is_day_only']).where('photo.id', '=', id).executeTakeFirst()

/** What failed stands in nobody's way. */
export const findByContent = (db: Db, albumId: number, sha256: Buffer) =>
  shown(db)
    .where('photo.album_id', '=', albumId)
    .where('photo.sha256', '=', sha256)
    .where('photo.state', '<>', 'failed')
    .executeTakeFirst()

/** One that a change is about to touch; locked. */
export const lockPhoto = (db: Db, id: number) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .select(['photo.id', 'photo.album_id', 'photo.code', 'photo.is_flagged', 'photo.uploaded_by', 'photo.caption'])
    .select('photo.state')
    .select('album.title as album_title')
    .where('photo.id', '=', id)
    .where(isThere)
    .where('album.deleted_at', 'is', null)
    .forUpdate('photo')
    .executeTakeFirst()

export const findAlbum = (db: Db, id: number) =>
  db
    .selectFrom('albums')
    .select(['id', 'title', 'is_open', 'created_by'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const listCustomTags = (db: Db, photoId: number) =>
  db
    .selectFrom('photo_custom_tags')
    .innerJoin('custom_tags', 'custom_tags.id', 'photo_custom_tags.tag_id')
    .select(['custom_tags.id', 'custom_tags.name'])
    .where('photo_id', '=', photoId)
    .orderBy('custom_tags.key')
    .execute()

/** Brothers on a photo, those still to be asked only for themselves and for who tagged them. */
export const listTagged = (db: Db, photoId: number, readerId: number) =>
  db
    .selectFrom('photo_member_tags as tag')
    .innerJoin('members as member', 'member.id', 'tag.member_id')
    .select(['tag.x', 'tag.y', 'tag.is_pending', 'tag.tagged_by'])
    .select(['member.id', 'member.first_name', 'member.familiar', 'member.last_name'])
    .select(['member.avatar', 'member.avatar_hash', 'member.remembered_since'])
    .where('tag.photo_id', '=', photoId)
    .where((eb) => eb.or([eb('member.inactive_since', 'is', null), eb('member.remembered_since', 'is not', null)]))
    .where((eb) =>
      eb.or([eb('tag.is_pending', '=', false), eb('tag.member_id', '=', readerId), eb('tag.tagged_by', '=', readerId)]),
    )
    .orderBy('tag.tagged_at')
    .orderBy('member.id')
    .execute()

export interface Cover {
  album_id: number
  count: number
  previews: { id: number; code: string; media_type: string; hash: string | null }[]
}

/** How many each album shows, and the first few of them. */
export async function coversOf(db: Db, albumIds: number[], withFlagged: boolean, most: number): Promise<Cover[]> {
  const { rows } = await sql<Cover>`
    select each.album_id, seen.count, coalesce(first.previews, '[]') as previews
    from unnest(${albumIds}::int[]) as each (album_id)
    cross join lateral (
      select count(*)::int as count from photos photo
      where photo.album_id = each.album_id and ${isThere} and ${isSeen(withFlagged)} and photo.state <> 'failed' offset 0
    ) seen
    cross join lateral (
      select json_agg(one) as previews from (
        select photo.id, photo.code, photo.media_type, photo.hash from photos photo
        where photo.album_id = each.album_id and ${isThere} and ${isSeen(withFlagged)} and photo.state = 'ready'
        order by photo.taken_at, photo.id limit ${most}::int
      ) one
    ) first`.execute(db)
  return rows
}
