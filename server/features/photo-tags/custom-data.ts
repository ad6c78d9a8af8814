// SQL of custom tags.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The tag of that key; the name is that under which it came first. */
export const putTag = (db: Db, name: string, key: string) =>
  db
    .insertInto('custom_tags')
    .values({ name, key })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

/** Undefined where it is on the photo already, or the photo has as many as it may have. */
export const putOnPhoto = async (db: Db, photoId: number, tagId: number, most: number) => {
  const { rows } = await sql`insert into photo_custom_tags (photo_id, tag_id)
    select ${photoId}::int, ${tagId}::int
    where (select count(*) from photo_custom_tags where photo_id = ${photoId}) < ${most}::int
    on conflict do nothing returning tag_id`.execute(db)
  return rows.length > 0
}

export const isOnPhoto = async (db: Db, photoId: number, tagId: number) =>
  (await db
    .selectFrom('photo_custom_tags')
    .select('tag_id')
    .where('photo_id', '=', photoId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst()) !== undefined

/** Undefined where it was not on it. A tag that is on no photo goes. */
export async function takeOffPhoto(db: Db, photoId: number, tagId: number) {
  const taken = await db
    .deleteFrom('photo_custom_tags')
    .where('photo_id', '=', photoId)
    .where('tag_id', '=', tagId)
    .returning('tag_id')
    .executeTakeFirst()
  // Whoever puts it on another photo meanwhile holds it: only what comes after him sees that it is on that.
  await sql`select from custom_tags where id = ${tagId}::int for update`.execute(db)
  await sql`delete from custom_tags where id = ${tagId}::int
    and not exists (select from photo_custom_tags where tag_id = custom_tags.id)`.execute(db)
  return taken
}

export interface TagCursor {
  count: number
  id: number
}

/** Of photos that everybody sees. */
const isShown = sql`not photo.is_flagged and photo.state <> 'failed' and photo.deleted_at is null
  and photo.purged_at is null and album.deleted_at is null`

/** With how many photos have each that everybody sees, the commonest first. */
export async function listTags(db: Db, limit: number, after: TagCursor | null) {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    select * from (
      select tag.id, tag.name, count(*)::int as count from custom_tags tag
      join photo_custom_tags on photo_custom_tags.tag_id = tag.id
      join photos photo on photo.id = photo_custom_tags.photo_id
      join albums album on album.id = photo.album_id
      where ${isShown}
      group by tag.id
    ) counted
    where ${after === null}::boolean or (count, -id) < (${after?.count ?? 0}::int, ${-(after?.id ?? 0)}::int)
    order by count desc, id limit ${limit}::int`.execute(db)
  return rows
}

/** Whose names are compared. */
const MOST_COMPARED = 5_000

export type TagName = Awaited<ReturnType<typeof listNames>>[number]

/** Those that came last first, whether or not anybody sees a photo that has them. */
export const listNames = (db: Db) =>
  db.selectFrom('custom_tags').select(['id', 'name']).orderBy('id', 'desc').limit(MOST_COMPARED).execute()

/** Of some, how many photos have each that everybody sees; those with none are left out. */
export const shownCounts = (ids: number[]) => sql<{ id: number; count: number }>`
    select tag.tag_id as id, count(*)::int as count from photo_custom_tags tag
    join photos photo on photo.id = tag.photo_id
    join albums album on album.id = photo.album_id
    where tag.tag_id = any(${ids}::int[]) and ${isShown}
    group by tag.tag_id`
