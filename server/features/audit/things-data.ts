// SQL of what entries of the audit log are about: what things and members are called.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export const KINDS = ['album', 'document', 'election', 'news', 'poll'] as const
export type Kind = (typeof KINDS)[number]

/** The names of things by their ids, from the table of each kind. */
export const NAMED: Record<Kind, (db: Db, ids: number[]) => Promise<{ id: number; name: string }[]>> = {
  album: (db, ids) =>
    db
      .selectFrom('albums')
      .select(['id', 'title as name'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute(),
  document: (db, ids) => db.selectFrom('documents').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  election: (db, ids) => db.selectFrom('elections').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  news: (db, ids) => db.selectFrom('news_items').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  poll: (db, ids) => db.selectFrom('polls').select(['id', 'title as name']).where('id', 'in', ids).execute(),
}

/** Names and portraits of members by their ids. */
export const listPeople = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'familiar', 'avatar', 'avatar_hash'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
