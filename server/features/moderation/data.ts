// SQL of flags.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Undefined where one is open. */
export const insertFlag = (
  db: Db,
  flag: { photo_id: number; reason: string; reason_key: string; flagged_by: number },
) =>
  db
    .insertInto('photo_flags')
    .values(flag)
    .onConflict((conflict) => conflict.column('photo_id').where('settled_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Whether super admins have let a photo stand in spite of this reason. */
export const isSettled = async (db: Db, photoId: number, reasonKey: string) =>
  (await db
    .selectFrom('photo_flags')
    .select('id')
    .where('photo_id', '=', photoId)
    .where('reason_key', '=', reasonKey)
    .where('settled_at', 'is not', null)
    .executeTakeFirst()) !== undefined

export interface TagOf {
  photoId: number
  memberId: number
}

/** Those of the tags that wait for a yes, on photos that are to be seen. */
export async function listWaiting(db: Db, tags: TagOf[]) {
  const { rows } = await sql<TagOf>`
    select tag.photo_id as "photoId", tag.member_id as "memberId"
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as asked ("photoId" int, "memberId" int)
    join photo_member_tags tag on tag.photo_id = asked."photoId" and tag.member_id = asked."memberId"
    join photos photo on photo.id = tag.photo_id
    join albums album on album.id = photo.album_id
    where tag.is_pending and not photo.is_flagged and photo.state <> 'failed' and photo.deleted_at is null
      and photo.purged_at is null
      and album.deleted_at is null`.execute(db)
  return rows
}

export const settleFlag = (db: Db, photoId: number, by: number) =>
  db
    .updateTable('photo_flags')
    .set({ settled_at: sql`now()`, settled_by: by })
    .where('photo_id', '=', photoId)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

const nameOf = (alias: 'uploader' | 'flagger') =>
  sql<
    string | null
  >`display_name(${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.familiar`)}, ${sql.ref(`${alias}.last_name`)})`

/** Newest flag first, before one; with the names of the brothers on each photo. */
export const listFlagged = (db: Db, limit: number, before: number | null) =>
  db
    .selectFrom('photo_flags as flag')
    .innerJoin('photos as photo', 'photo.id', 'flag.photo_id')
    .innerJoin('albums as album', 'album.id', 'photo.album_id')
    .leftJoin('members as uploader', 'uploader.id', 'photo.uploaded_by')
    .leftJoin('members as flagger', 'flagger.id', 'flag.flagged_by')
    .select(['flag.id as flag_id', 'flag.reason', 'flag.flagged_at'])
    .select(['photo.id', 'photo.album_id', 'photo.code', 'photo.media_type', 'photo.width', 'photo.height'])
    .select(['photo.hash', 'photo.original_filename', 'photo.caption', 'album.title'])
    .select([nameOf('uploader').as('uploader_name'), nameOf('flagger').as('flagger_name')])
    .select(
      sql<string[]>`array(select display_name(member.first_name, member.familiar, member.last_name)
        from photo_member_tags tag join members member on member.id = tag.member_id
        where tag.photo_id = photo.id order by tag.tagged_at, member.id)`.as('brothers'),
    )
    .where('flag.settled_at', 'is', null)
    .where('photo.deleted_at', 'is', null)
    .where('photo.purged_at', 'is', null)
    .where('album.deleted_at', 'is', null)
    .$if(before !== null, (query) => query.where('flag.id', '<', before ?? 0))
    .orderBy('flag.id', 'desc')
    .limit(limit)
    .execute()

/** Who decide. */
export const listSuperAdmins = async (db: Db) =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'super_admin')
      .where('inactive_since', 'is', null)
      .limit(100)
      .execute()
  ).map(({ id }) => id)
