// SQL of forensics: photos that look like a picture, and who it was that a copy was made for.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Nearest first, of those that differ from one of the hashes (as `bitsOf` writes them) in `mostBits` at most. */
export async function listPhotosLike(
  db: Db,
  hashes: readonly string[],
  { mostBits, most }: { mostBits: number; most: number },
) {
  const { rows } = await sql<{ id: number }>`
    select photo.id from photos photo
    cross join lateral (
      select min(bit_count(photo.picture_hash # asked.hash)) as bits
      from unnest(${hashes}::bit(64)[]) as asked (hash)) as nearest
    where photo.picture_hash is not null and photo.purged_at is null and nearest.bits <= ${mostBits}
    order by nearest.bits, photo.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of an album the photos that can be compared, the newest first. */
export const listOfAlbum = async (db: Db, albumId: number, most: number) =>
  (
    await db
      .selectFrom('photos')
      .select('id')
      .where('album_id', '=', albumId)
      .where('state', '=', 'ready')
      .where('media_type', '=', 'photo')
      .where('purged_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
  ).map(({ id }) => id)

/** Undefined where it is deleted for good. */
export const findCode = (db: Db, photoId: number) =>
  db.selectFrom('photos').select('code').where('id', '=', photoId).where('purged_at', 'is', null).executeTakeFirst()

export const findPhoto = (db: Db, photoId: number) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .select(['photo.id', 'photo.album_id', 'album.title'])
    .where('photo.id', '=', photoId)
    .where('photo.purged_at', 'is', null)
    .where('photo.deleted_at', 'is', null)
    .where('album.deleted_at', 'is', null)
    .executeTakeFirst()

export const listMembers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

/** Undefined where it is deleted. */
export const findDocumentTitle = async (db: Db, versionId: number) =>
  (
    await db
      .selectFrom('document_versions as version')
      .innerJoin('documents as document', 'document.id', 'version.document_id')
      .select('document.title')
      .where('version.id', '=', versionId)
      .executeTakeFirst()
  )?.title
