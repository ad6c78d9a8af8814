// SQL of the members.
import type { KeptName } from '@aerie/contract/departures'
import { INVITATION_DAYS } from '@aerie/contract/invitations'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { CONFIRMED_COLUMNS } from '#features/member-fields/confirmed.ts'
import { CARD_COLUMNS } from '#features/people/cards.ts'
import type { Db } from '#platform/db/db.ts'
import { lockOf } from '#platform/db/locks.ts'
import type { DB } from '#platform/db/schema.ts'

export type NewRow = Insertable<DB['members']>
export type RowChanges = Updateable<DB['members']>
export type MemberRow = NonNullable<Awaited<ReturnType<typeof lockMember>>>
export type UpdatedRow = Awaited<ReturnType<typeof updateMember>>
export type ProfileRow = UpdatedRow & { inherited_color: string | null }

/** `state` names the row's content. What is asked for of his lines is SQL. */
export const findMember = <Relatives>(
  db: Db,
  id: number,
  lines: { inheritedColor: RawBuilder<string | null>; relatives: RawBuilder<Relatives> },
) =>
  db
    .selectFrom('members')
    .selectAll()
    .select([sql<string>`members.xmin::text`.as('state'), lines.inheritedColor.as('inherited_color')])
    .select(lines.relatives.as('relatives'))
    .where('id', '=', id)
    .executeTakeFirst()

/** What Member Management needs beside the summary: phone, and how far his invitation has come. */
export const listManaged = (db: Db) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(CARD_COLUMNS)
    .leftJoin('invitations', 'invitations.member_id', 'members.id')
    .leftJoin('departures', (join) =>
      join.onRef('departures.member_id', '=', 'members.id').onRef('departures.asked_at', '=', 'inactive_since'),
    )
    .select('departures.due_at')
    .select(CONFIRMED_COLUMNS)
    .select(['members.phone', 'passwords.member_id as has_password', 'passwords.one_time_until', 'withdrawn_at'])
    .select(
      sql<boolean>`coalesce(sent_at, invitations.asked_at) > now() - make_interval(days => ${INVITATION_DAYS})`.as(
        'invited',
      ),
    )
    .execute()

/** As he wished to be called if he is asleep since he asked to leave; else with his name. */
export const readKeptName = async (db: Db, id: number) =>
  ((
    await db
      .selectFrom('departures')
      .innerJoin('members', 'members.id', 'member_id')
      .select('kept_name')
      .where('member_id', '=', id)
      .whereRef('inactive_since', '=', 'asked_at')
      .executeTakeFirst()
  )?.kept_name ?? 'full') as KeptName

/** Locks the member until the transaction ends; and all lines, where his is about to be changed. */
export const lockMember = (db: Db, id: number, withLines = false) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .selectAll('members')
    .select('passwords.member_id as has_password')
    .$if(withLines, (query) => query.select(lockOf('lineage').as('lines')))
    .where('members.id', '=', id)
    .forNoKeyUpdate('members')
    .executeTakeFirst()

/** Counts the active super admins and locks them, so that two cannot demote each other at the same moment. */
export async function lockSuperAdmins(db: Db) {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', sql.lit('super_admin'))
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length
}

export const countSuperAdmins = async (db: Db) =>
  (
    await db
      .selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('role', '=', sql.lit('super_admin'))
      .where('inactive_since', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

export const insertMember = (db: Db, row: NewRow) =>
  db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()

/** Whether a member has this address. */
export const hasEmail = async (db: Db, email: string) =>
  (await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/** Counts as a save, also where nothing but his lineage changed. */
export const updateMember = (db: Db, id: number, changes: RowChanges) =>
  db
    .updateTable('members')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The same as a write of `writeAtClose`, which answers the row's state; where one is given, it finds the row only in that. */
export const updateMemberAtClose = (db: Db, id: number, state: string | null, changes: RowChanges) =>
  db
    .updateTable('members')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .$if(state !== null, (query) => query.where(sql<boolean>`xmin = ${state}::xid`))
    .returning(sql<string>`xmin::text`.as('answer'))

/** The same of many. */
export const updateMembers = ({ db }: { db: Db }, ids: number[], changes: RowChanges) =>
  db
    .updateTable('members')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .returning(['id', 'version'])
    .execute()

/** A change that nobody who edits the record needs to hear of. */
export const amendMember = (db: Db, id: number, changes: RowChanges) =>
  db
    .updateTable('members')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()

export interface Placed {
  id: number
  city: string
  country: string
  latitude: number
  longitude: number
}

export const placeMembers = (db: Db, found: Placed[]) =>
  sql`update members set city = found.city, country = found.country, latitude = found.latitude,
      longitude = found.longitude
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as found (id integer, city text, country text, latitude double precision, longitude double precision)
    where members.id = found.id`.execute(db)

/** The saves since a version, by the audit log. */
export const listSavesSince = (db: Db, id: number, version: number) =>
  db
    .selectFrom('audit_entries as entry')
    .leftJoin('members as actor', 'actor.id', 'entry.actor_id')
    .select(['entry.at', 'actor.first_name', 'actor.familiar', 'actor.last_name'])
    .select(sql<{ fields?: string[] }>`entry.after`.as('after'))
    .where('entry.object_type', '=', 'member')
    .where('entry.object_id', '=', String(id))
    .where(sql<boolean>`(entry.after->>'version')::int > ${version}`)
    .orderBy('entry.id')
    .limit(200)
    .execute()

export const deleteMember = (db: Db, id: number) => db.deleteFrom('members').where('id', '=', id).execute()

/** Counts as a save of records of which others changed a side of a tie; answers their versions since. */
export const raiseVersions = (db: Db, ids: number[]) =>
  db
    .updateTable('members')
    .set({ version: sql`version + 1` })
    .where('id', 'in', ids)
    .returning(['id', 'version'])
    .execute()

export const countMembers = (db: Db) =>
  db
    .selectFrom('members')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('remembered_since', 'is', null).as('total'),
      eb.fn.countAll<number>().filterWhere('inactive_since', 'is', null).as('active'),
      eb.fn.countAll<number>().filterWhere('role', '=', 'admin').as('admins'),
      eb.fn.countAll<number>().filterWhere('role', '=', sql.lit('super_admin')).as('superAdmins'),
      eb.fn.countAll<number>().filterWhere('linkedin_verified', '=', true).as('verified'),
    ])
    .executeTakeFirstOrThrow()
