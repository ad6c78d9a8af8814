// SQL of renaming and merging custom tags.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Locked until the transaction ends; those of the ids that are there, always in the same order. */
export const lockTags = (db: Db, ids: number[]) =>
  db
    .selectFrom('custom_tags')
    .select(['id', 'name', 'key'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The tag that a key stands for, whether by its name or by a former one. */
export async function findByKey(db: Db, key: string) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from custom_tags where key = ${key}
    union all
    select tag.id, tag.name from tag_aliases alias join custom_tags tag on tag.id = alias.tag_id where alias.key = ${key}
    limit 1`.execute(db)
  return rows[0]
}

/** The tag that something called so has become; it stays there until the transaction ends. */
export const findByFormerName = (db: Db, key: string) =>
  db
    .selectFrom('tag_aliases as alias')
    .innerJoin('custom_tags as tag', 'tag.id', 'alias.tag_id')
    .select(['tag.id', 'tag.name'])
    .where('alias.key', '=', key)
    .forKeyShare('tag')
    .executeTakeFirst()

export const rename = (db: Db, id: number, name: string, key: string) =>
  db.updateTable('custom_tags').set({ name, key }).where('id', '=', id).execute()

export const dropAlias = (db: Db, key: string) => db.deleteFrom('tag_aliases').where('key', '=', key).execute()

/** All that one is on gets the other; what it was called, and had been called before, stands for the other from now on. */
export async function merge(db: Db, { id, key }: { id: number; key: string }, into: number) {
  await sql`insert into photo_custom_tags (photo_id, tag_id)
    select photo_id, ${into}::int from photo_custom_tags where tag_id = ${id}::int on conflict do nothing`.execute(db)
  await db.updateTable('tag_aliases').set({ tag_id: into }).where('tag_id', '=', id).execute()
  await db.deleteFrom('custom_tags').where('id', '=', id).execute()
  await db
    .insertInto('tag_aliases')
    .values({ key, tag_id: into })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ tag_id: into }))
    .execute()
}
