// SQL of the activity items.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** What a member changed: his own record (type 'member'), or an object of another feature; an item is deleted with it. */
export interface Source {
  /** As in the database's triggers. */
  type: string
  id: number
}

export interface Note {
  type: string
  description: string
}

/** A place in the list: the time in microseconds, as the database stores it, and the id. */
export interface Place {
  at: number
  id: number
}

/** Renews the item of the last day where there is one of the same type; several saves are one piece of news. */
export const writeNotes = (db: Db, memberId: number, source: Source, notes: Note[]) =>
  sql`with note as (
      select * from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as note (type text, description text)
    ), renewed as (
      update activity_items item set description = note.description, created_at = now()
      from note
      where item.id = (
        select id from activity_items
        where source_type = ${source.type} and source_id = ${source.id} and member_id = ${memberId}
          and type = note.type and created_at > now() - interval '24 hours'
        order by created_at desc, id desc limit 1
      )
      returning item.type
    )
    insert into activity_items (member_id, source_type, source_id, type, description)
    select ${memberId}, ${source.type}, ${source.id}, type, description
    from note where type not in (select type from renewed)`.execute(db)

export const deleteItems = (db: Db, source: Source, types: string[]) =>
  db
    .deleteFrom('activity_items')
    .where('source_type', '=', source.type)
    .where('source_id', '=', source.id)
    .where('type', 'in', types)
    .execute()

/** The items after a place, newest first; those of inactive members are left out. */
export const listItems = (db: Db, limit: number, after: Place | null) =>
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
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(item.created_at, item.id) <
          (timestamptz 'epoch' + ${after?.at} * interval '1 microsecond', ${after?.id}::int)`,
      ),
    )
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()
