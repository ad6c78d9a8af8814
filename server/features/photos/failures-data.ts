// SQL of photos that could not be made ready, and of making them again.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const isThere = sql<boolean>`photo.deleted_at is null and photo.purged_at is null`

/** What is told of one; undefined where it waits no more, or is gone. */
export async function setFailed(db: Db, id: number, sentence: string) {
  const { rows } = await sql<{
    id: number
    album_id: number
    album_title: string
    uploaded_by: number | null
    queued_at: Date
  }>`
    update photos photo set state = 'failed', failure = ${sentence}
    from albums album where photo.id = ${id}::integer and photo.state = 'making' and photo.purged_at is null
      and album.id = photo.album_id
    returning photo.id, photo.album_id, album.title as album_title, photo.uploaded_by, photo.queued_at`.execute(db)
  return rows[0]
}

/** What has waited since before a time. */
export const listForgotten = async (db: Db, before: Date) =>
  (
    await db
      .selectFrom('photos')
      .select('id')
      .where('state', '=', 'making')
      .where('purged_at', 'is', null)
      .where('queued_at', '<', before)
      .execute()
  ).map(({ id }) => id)

const failed = (db: Db) =>
  db
    .selectFrom('photos as photo')
    .select(['photo.id', 'photo.album_id', 'photo.media_type', 'photo.uploaded_by', 'photo.queued_at', 'photo.sha256'])
    .where('photo.state', '=', 'failed')
    .where(isThere)
    .forUpdate()

export const lockFailed = (db: Db, id: number) => failed(db).where('photo.id', '=', id).executeTakeFirst()

/** A member's own in an album with these contents, unless the album has them from somebody else by now. */
export const lockFailedWith = (db: Db, albumId: number, uploadedBy: number, digests: Buffer[]) =>
  failed(db)
    .where('photo.album_id', '=', albumId)
    .where('photo.uploaded_by', '=', uploadedBy)
    .where('photo.sha256', '=', sql<Buffer>`any(${digests}::bytea[])`)
    .where(
      sql<boolean>`not exists (select from photos other where other.album_id = photo.album_id
        and other.sha256 = photo.sha256 and other.deleted_at is null and other.purged_at is null
        and other.state <> 'failed')`,
    )
    .execute()

export const queueAgain = (db: Db, ids: number[]) =>
  db
    .updateTable('photos')
    .set({ state: 'making', failure: null, queued_at: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

export const listSuperAdmins = async (db: Db) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'super_admin')
      .where('inactive_since', 'is', null)
      .execute()
  ).map(({ id }) => id)
