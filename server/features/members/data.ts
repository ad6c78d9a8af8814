// SQL of the members and their lineage ties.

import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { lineageLock } from '#features/lineage/lock.ts'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export type NewRow = Insertable<DB['members']>
export type RowChanges = Updateable<DB['members']>
export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number]
export type MemberRow = NonNullable<Awaited<ReturnType<typeof lockMember>>>
export type UpdatedRow = Awaited<ReturnType<typeof updateMember>>
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findMember>>>
export type HomeRow = Awaited<ReturnType<typeof listHomes>>[number]
export type TieRow = Awaited<ReturnType<typeof listTies>>[number]

const SUMMARY = [
  'id',
  'first_name',
  'last_name',
  'familiar',
  'email',
  'position',
  'company',
  'location',
  'country',
  'city',
  'class',
  'pledge_class',
  'offices',
  'role',
  'inactive_since',
  'linkedin_verified',
  'avatar',
  'avatar_hash',
  'privacy',
] as const

export const listSummaries = (db: Db) => db.selectFrom('members').select(SUMMARY).execute()

export const findMember = (db: Db, id: number) =>
  db.selectFrom('members').selectAll().select(inheritedColor).where('id', '=', id).executeTakeFirst()

/** The colour of the nearest big brother up the line who has one. */
const inheritedColor = sql<string | null>`(
  with recursive up (big_id, steps) as (
    select big_id, 1 from lineage_ties where little_id = members.id
    union all
    select tie.big_id, steps + 1 from up join lineage_ties tie on tie.little_id = up.big_id where steps < 200
  )
  select big.lineage_color from up join members big on big.id = up.big_id
  where big.lineage_color is not null order by steps limit 1)`.as('inherited_color')

/** His big brother and his littles, with what is shown of them; those who are not members have only a name. */
export const listTies = (db: Db, id: number) =>
  db
    .selectFrom('lineage_ties as tie')
    .leftJoin('members as other', (join) =>
      join.on(sql<boolean>`other.id = case when tie.little_id = ${id} then tie.big_id else tie.little_id end`),
    )
    .select([
      sql<'big' | 'little'>`case when tie.little_id = ${id} then 'big' else 'little' end`.as('side'),
      sql<string | null>`case when tie.little_id = ${id} then tie.big_name else tie.little_name end`.as('name'),
      'other.id',
      'other.first_name',
      'other.last_name',
      'other.familiar',
      'other.pledge_class',
      'other.class',
      'other.avatar',
    ])
    .where((eb) => eb.or([eb('tie.little_id', '=', id), eb('tie.big_id', '=', id)]))
    .orderBy('tie.id')
    .execute()

/** All big and little brothers who are both members. */
export const listEdges = (db: Db) =>
  db
    .selectFrom('lineage_ties')
    .select(['big_id as big', 'little_id as little'])
    .where('big_id', 'is not', null)
    .where('little_id', 'is not', null)
    .$narrowType<{ big: number; little: number }>()
    .execute()

/** What Member Management needs beside the summary: phone, and where each stands on the way in. */
export const listManaged = (db: Db) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(SUMMARY.map((column) => `members.${column}` as const))
    .select((eb) => [
      'members.phone',
      'passwords.member_id as has_password',
      'passwords.one_time_until',
      eb
        .exists(
          eb
            .selectFrom('sign_in_links as link')
            .select('link.token_hash')
            .whereRef('link.member_id', '=', 'members.id')
            .where('link.kind', '=', 'welcome')
            .where('link.used_at', 'is', null)
            .where('link.expires_at', '>', sql<Date>`now()`),
        )
        .as('invited'),
    ])
    .execute()

/** Active brothers whose location means a city, by name. */
export const listHomes = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'location', 'city', 'country', 'latitude', 'longitude'])
    .select('privacy')
    .where('latitude', 'is not', null)
    .where('inactive_since', 'is', null)
    .orderBy('last_name')
    .orderBy('id')
    .execute()

/** Holds the member until the transaction ends; and all lines, where his is about to be changed. */
export const lockMember = (db: Db, id: number, withLines = false) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .selectAll('members')
    .select('passwords.member_id as has_password')
    .$if(withLines, (query) => query.select(lineageLock.as('lines')))
    .where('members.id', '=', id)
    .forNoKeyUpdate('members')
    .executeTakeFirst()

/** Counts the active super admins and holds them, so that two cannot demote each other at the same moment. */
export async function lockSuperAdmins(db: Db) {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'super_admin')
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
      .where('role', '=', 'super_admin')
      .where('inactive_since', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

export const insertMember = (db: Db, row: NewRow) =>
  db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()

/** Counts as a save, also where nothing but his lineage changed. */
export const updateMember = (db: Db, id: number, changes: RowChanges) =>
  db
    .updateTable('members')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Who saved what since a version, as the log has it. */
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

/** Removes the row; the lineage neighbours keep the name as text. */
export async function deleteMember(db: Db, id: number, name: string) {
  await db
    .deleteFrom('lineage_ties')
    .where((eb) =>
      eb.or([
        eb.and([eb('big_id', '=', id), eb('little_id', 'is', null)]),
        eb.and([eb('little_id', '=', id), eb('big_id', 'is', null)]),
      ]),
    )
    .execute()
  await db.updateTable('lineage_ties').set({ big_id: null, big_name: name }).where('big_id', '=', id).execute()
  await db.updateTable('lineage_ties').set({ little_id: null, little_name: name }).where('little_id', '=', id).execute()
  await db.deleteFrom('members').where('id', '=', id).execute()
}

export const countMembers = (db: Db) =>
  db
    .selectFrom('members')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('inactive_since', 'is', null).as('active'),
      eb.fn.countAll<number>().filterWhere('role', '=', 'admin').as('admins'),
      eb.fn.countAll<number>().filterWhere('role', '=', 'super_admin').as('superAdmins'),
      eb.fn.countAll<number>().filterWhere('linkedin_verified', '=', true).as('verified'),
    ])
    .executeTakeFirstOrThrow()
