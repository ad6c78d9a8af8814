// SQL that writes photos: taking one in, what its making found, captions, flags, the bin and the end.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Taken } from './days-data.ts'

export interface NewPhoto extends Taken {
  album_id: number
  code: string
  media_type: 'photo' | 'video'
  mime_type: string
  extension: string
  original_filename: string
  bytes: number
  sha256: Buffer
  sent_ahead: number | null
  uploaded_by: number
}

/** Answers the id; undefined where the same bytes are in the album already, but for what failed. */
export const insertPhoto = (db: Db, photo: NewPhoto) =>
  db
    .insertInto('photos')
    .values(photo)
    .onConflict((conflict) =>
      conflict
        .columns(['album_id', 'sha256'])
        .where(sql<boolean>`deleted_at is null and purged_at is null and state <> 'failed'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

/** Holds the album as it is until the transaction ends; answers how many are in it. */
export const lockAlbum = (db: Db, id: number) =>
  db
    .selectFrom('albums')
    .select(['is_open', 'created_by'])
    .select(
      sql<number>`(select count(*)::int from photos where album_id = albums.id and deleted_at is null
      and purged_at is null)`.as('count'),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

export const listKnown = (db: Db, albumId: number, digests: Buffer[]) =>
  db
    .selectFrom('photos')
    .select(['id', 'sha256', 'state'])
    .where('state', '<>', 'failed')
    .where('album_id', '=', albumId)
    .where('sha256', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .where('deleted_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('is_flagged', '=', false)
    .execute()

/** What a job needs that makes the sizes; undefined once it is made, or gone. */
export const findToMake = (db: Db, id: number) =>
  db
    .selectFrom('photos')
    .select(['id', 'album_id', 'code', 'extension', 'media_type', 'uploaded_by', 'original_filename', 'sent_ahead'])
    .where('id', '=', id)
    .where('state', '<>', 'ready')
    .where('purged_at', 'is', null)
    .executeTakeFirst()

export interface ProcessedPhoto {
  width: number
  height: number
  hash: string
  picture_hash: string
  is_animated: boolean
  duration_ms: number
  is_as_uploaded: boolean
}

/** Undefined where it was deleted for good meanwhile. `taken` is kept unless somebody has said it by hand. */
export const setMade = (db: Db, id: number, { taken, ...made }: Partial<ProcessedPhoto> & { taken?: Taken }) =>
  db
    .updateTable('photos')
    .set({ ...made, state: 'ready', failure: null })
    .$if(taken !== undefined, (query) =>
      query.set({
        taken_at: unlessByHand('taken_at', taken?.taken_at),
        is_day_only: unlessByHand('is_day_only', taken?.is_day_only),
        taken_ahead: taken?.taken_ahead ?? null,
        taken_from: unlessByHand('taken_from', taken?.taken_from),
      }),
    )
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

const unlessByHand = <Value>(column: 'taken_at' | 'is_day_only' | 'taken_from', value: Value) =>
  sql<Exclude<Value, undefined>>`case when taken_from = 'hand' then ${sql.ref(column)} else ${value} end`

/** Undefined where it is not made ready, or gone. */
export const findMade = (db: Db, id: number) =>
  db
    .selectFrom('photos')
    .select(['code', 'picture_hash', 'uploaded_by', 'created_at'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('purged_at', 'is', null)
    .executeTakeFirst()

export const setPictureHash = (db: Db, id: number, hash: string) =>
  db.updateTable('photos').set({ picture_hash: hash }).where('id', '=', id).execute()

/** Answers whether it had none. */
export const setStill = async (db: Db, id: number, hash: string) =>
  (await db.updateTable('photos').set({ hash }).where('id', '=', id).where('hash', 'is', null).executeTakeFirst())
    .numUpdatedRows > 0n

/** Each to another album, unless the same file is there. */
export const move = async (db: Db, moves: { id: number; to: number }[]) =>
  (
    await sql<{ id: number; from: number; to: number }>`
      with moved as (select distinct on (photo.sha256, each.album) photo.id, photo.album_id as "from", each.album as "to"
        from unnest(${moves.map(({ id }) => id)}::int[], ${moves.map(({ to }) => to)}::int[]) as each (id, album)
        join photos photo on photo.id = each.id and photo.album_id <> each.album
        where not exists (select from photos other where other.album_id = each.album and other.sha256 = photo.sha256
          and other.deleted_at is null and other.purged_at is null and other.state <> 'failed'))
      update photos set album_id = moved."to" from moved where photos.id = moved.id
      returning photos.id, moved."from", moved."to"`.execute(db)
  ).rows

export const setCaption = (db: Db, id: number, caption: string | null) =>
  db.updateTable('photos').set({ caption }).where('id', '=', id).execute()

export const setFlagged = (db: Db, id: number, isFlagged: boolean) =>
  db.updateTable('photos').set({ is_flagged: isFlagged }).where('id', '=', id).execute()

export const putInBin = (db: Db, id: number, by: number) =>
  db.updateTable('photos').set({ deleted_at: sql`now()`, deleted_by: by }).where('id', '=', id).execute()

export const takeFromBin = (db: Db, id: number) =>
  db.updateTable('photos').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute()

/** Nobody reaches them from now on. Answers those that were not purged before. */
export const purge = (db: Db, which: { ids: number[] } | { albumId: number }) =>
  db
    .updateTable('photos')
    .set({ purged_at: sql`now()` })
    .where('purged_at', 'is', null)
    .where(
      'ids' in which ? sql<boolean>`id = any(${which.ids}::int[])` : sql<boolean>`album_id = ${which.albumId}::integer`,
    )
    .returning(['id', 'album_id'])
    .execute()

/** One in the bin, whose album is not; locked. */
export const lockBinned = (db: Db, id: number) =>
  db
    .selectFrom('photos as photo')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .select(['photo.id', 'photo.album_id', 'photo.sha256', 'photo.uploaded_by', 'photo.deleted_by'])
    .where('photo.id', '=', id)
    .where('photo.deleted_at', 'is not', null)
    .where('photo.purged_at', 'is', null)
    .where('album.deleted_at', 'is', null)
    .forUpdate('photo')
    .executeTakeFirst()

export const hasContent = async (db: Db, albumId: number, sha256: Buffer) =>
  (await db
    .selectFrom('photos')
    .select('id')
    .where('album_id', '=', albumId)
    .where('sha256', '=', sha256)
    .where('state', '<>', 'failed')
    .where('deleted_at', 'is', null)
    .where('purged_at', 'is', null)
    .executeTakeFirst()) !== undefined

export const findPurged = (db: Db, id: number) =>
  db
    .selectFrom('photos')
    .select(['id', 'code', 'extension'])
    .where('id', '=', id)
    .where('purged_at', 'is not', null)
    .executeTakeFirst()

export const deletePhoto = (db: Db, id: number) => db.deleteFrom('photos').where('id', '=', id).execute()

export const listCodes = async (db: Db, codes: string[]) =>
  (await db.selectFrom('photos').select('code').where('code', '=', sql<string>`any(${codes}::text[])`).execute()).map(
    ({ code }) => code,
  )
