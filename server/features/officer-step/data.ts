// SQL of officers and the second step that may be required of them.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The active ones, super admins first. */
export const listOfficers = (db: Db) =>
  officers(db).orderBy('members.role', 'desc').orderBy('last_name').orderBy('members.id').limit(10_000).execute()

/** The same of one, or of those whom nobody else tells anything meanwhile. */
export const findOfficer = (db: Db, memberId: number) =>
  officers(db).where('members.id', '=', memberId).executeTakeFirst()

export const lockOfficers = (db: Db) => officers(db).orderBy('members.id').limit(10_000).forUpdate('officer').execute()

/** `due`: when his rights wait; null where nothing is required. */
const officers = (db: Db) =>
  db
    .selectFrom('officer_steps as officer')
    .innerJoin('members', 'members.id', 'officer.member_id')
    .select(['members.id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since', 'role'])
    .select(['told', 'told_due', 'let_until'])
    .select(sql<Date | null>`officer_step_due(members.id)`.as('due'))
    .select(sql<boolean>`has_second_step(members.id)`.as('has_step'))
    .where('inactive_since', 'is', null)

export type OfficerRow = NonNullable<Awaited<ReturnType<typeof findOfficer>>>

export const noteTold = (db: Db, memberId: number, told: string, due: Date) =>
  db.updateTable('officer_steps').set({ told, told_due: due }).where('member_id', '=', memberId).execute()

export const saveLet = (db: Db, memberId: number, until: Date) =>
  db.updateTable('officer_steps').set({ let_until: until }).where('member_id', '=', memberId).execute()

export const findReader = (db: Db, memberId: number) =>
  db.selectFrom('members').select(['first_name', 'familiar', 'email']).where('id', '=', memberId).executeTakeFirst()
