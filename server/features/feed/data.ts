// SQL of the activity items.

import type { ActivityType } from '@aerie/contract/feed'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

/** What a member changed: his own record (type 'member'), or an object of another feature; an item is deleted with it. */
export interface Source {
  /** As in the database's triggers. */
  type: string
  id: number
}

/** A piece of news in words that go on from the member's name; nothing in it that not all brothers may see. */
export interface ActivityNote {
  type: ActivityType
  description: string
  /** Of how many children it tells that were born lately. */
  births?: number
}

/** Renews the item of the last day where there is one of the same type; several saves are one piece of news. */
export const noteAll = (memberId: number, source: Source, notes: ActivityNote[]) =>
  sql`note_activity(${memberId}::integer, ${source.type}, ${source.id}::integer, ${JSON.stringify(notes)}::jsonb)`

export const withdrawAll = (source: Source, types: string[]) =>
  sql`withdraw_activity(${source.type}, ${source.id}::integer, ${types}::text[])`

/** Answers what it was. */
export const deleteItem = (db: Db, id: number) =>
  db.deleteFrom('activity_items').where('id', '=', id).returning(['member_id', 'type']).executeTakeFirst()

export type ActivityRow = Awaited<ReturnType<typeof listItems>>[number]

/** The items after a place, newest first. */
export const listItems = (db: Db, limit: number, after: Cursor | null) =>
  shownItems(db)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(item.created_at, item.id) <
          (timestamptz 'epoch' + ${after?.at} * interval '1 microsecond', ${after?.id}::int)`,
      ),
    )
    .limit(limit)
    .execute()

/** Those of some ids that are there, newest first. */
export const listNamed = (db: Db, ids: number[]) => shownItems(db).where('item.id', 'in', ids).execute()

/** Those of inactive members are left out. */
const shownItems = (db: Db) =>
  db
    .selectFrom('activity_items as item')
    .innerJoin('members as member', 'member.id', 'item.member_id')
    .select([
      'item.id',
      'item.type',
      'item.description',
      'item.created_at',
      'item.member_id',
      'member.first_name',
      'member.familiar',
      'member.last_name',
      'member.avatar',
    ])
    .select(sql<number>`(extract(epoch from item.created_at) * 1000000)::bigint`.as('at'))
    .where('member.inactive_since', 'is', null)
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')

/** Those whose description has the words of a `tsquery`, newest first; `total` counts up to `mostCounted`. As of news, the words alone find them. */
export const activityByWords = (query: string, { limit, mostCounted }: { limit: number; mostCounted: number }) =>
  sql<Omit<ActivityRow, 'at'> & { total: number }>`
    with hits as materialized (
      select id, type, description, created_at, member_id from activity_items
      where search_words(description) @@ ${query}::tsquery
    )
    select found.*, (count(*) over ())::int as total from (
      select item.*, member.first_name, member.familiar, member.last_name, member.avatar
      from hits item join members member on member.id = item.member_id
      where member.inactive_since is null
      order by item.created_at desc, item.id desc limit ${mostCounted}::int
    ) found
    order by created_at desc, id desc limit ${limit}::int`
