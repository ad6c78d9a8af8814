// SQL of albums.

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

export type AlbumRow = NonNullable<Awaited<ReturnType<typeof findAlbum>>>

const shown = (db: Db) =>
  db
    .selectFrom('albums as album')
    .leftJoin('members as creator', 'creator.id', 'album.created_by')
    .where('album.deleted_at', 'is', null)
    .select(['album.id', 'album.title', 'album.description', 'album.is_open', 'album.created_by', 'album.created_at'])
    .select(['creator.first_name', 'creator.familiar', 'creator.last_name'])
    .select(sql<number>`(extract(epoch from album.created_at) * 1000000)::bigint`.as('at'))

/** Newest first, after a place. */
export const listAlbums = (db: Db, limit: number, after: Cursor | null) =>
  shown(db)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(album.created_at, album.id)
          < (timestamptz 'epoch' + ${after?.at ?? 0} * interval '1 microsecond', ${after?.id ?? 0}::int)`,
      ),
    )
    .orderBy('album.created_at', 'desc')
    .orderBy('album.id', 'desc')
    .limit(limit)
    .execute()

export const findAlbum = (db: Db, id: number) => shown(db).where('album.id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockAlbum = (db: Db, id: number) =>
  db
    .selectFrom('albums')
    .select(['id', 'title', 'description', 'is_open', 'created_by'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface Fields {
  title: string
  description: string | null
  is_open: boolean
}

export const insertAlbum = (db: Db, fields: Fields, by: number) =>
  db
    .insertInto('albums')
    .values({ ...fields, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateAlbum = (db: Db, id: number, fields: Fields) =>
  db.updateTable('albums').set(fields).where('id', '=', id).execute()

export const putInBin = (db: Db, id: number, by: number) =>
  db.updateTable('albums').set({ deleted_at: sql`now()`, deleted_by: by }).where('id', '=', id).execute()

/** One in the bin; locked. */
export const lockBinned = (db: Db, id: number) =>
  db
    .selectFrom('albums')
    .select(['id', 'title', 'created_by', 'deleted_by'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('purged_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const takeFromBin = (db: Db, id: number) =>
  db.updateTable('albums').set({ deleted_at: null, deleted_by: null }).where('id', '=', id).execute()

export const setPurged = (db: Db, id: number) =>
  db.updateTable('albums').set({ purged_at: sql`now()` }).where('id', '=', id).execute()

/** Those whose photos are all gone. */
export const deleteEmptied = (db: Db) =>
  sql`delete from albums where purged_at is not null
    and not exists (select from photos where photos.album_id = albums.id)`.execute(db)

/** What they are called, for the audit log. */
export const listTitles = (db: Db, ids: number[]) =>
  db
    .selectFrom('albums')
    .select(['id', 'title as name'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()

/** Whose titles are compared. */
const MOST_COMPARED = 5_000

export type WrittenAlbum = Awaited<ReturnType<typeof listWritten>>[number]

/** What is written of them, newest first. */
export const listWritten = (db: Db) =>
  db
    .selectFrom('albums')
    .select(['id', 'title', 'description'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_COMPARED)
    .execute()
