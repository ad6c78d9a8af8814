// SQL of brothers who have passed.
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

const passings = (db: Db) =>
  db
    .selectFrom('passings as passing')
    .innerJoin('members as brother', 'brother.id', 'passing.member_id')
    .select(['passing.born_on', 'passing.died_on', 'passing.words', 'passing.source', 'passing.former'])
    .select(['passing.marked_by', 'passing.agreed_by', 'brother.remembered_since'])
    .select(sql<Date>`brother.passed_since`.as('passed_since'))
    .select(['brother.id', 'brother.first_name', 'brother.familiar', 'brother.last_name'])
    .select(['brother.avatar', 'brother.avatar_hash'])

export type PassingRow = NonNullable<Awaited<ReturnType<typeof findPassing>>>

export const findPassing = (db: Db, memberId: number) =>
  passings(db).where('passing.member_id', '=', memberId).executeTakeFirst()

/** The same, so that nobody else decides it meanwhile. */
export const lockPassing = (db: Db, memberId: number) =>
  passings(db).where('passing.member_id', '=', memberId).forUpdate('passing').executeTakeFirst()

/** Whose mark others do not see yet, the first marked first. */
export const listWaiting = (db: Db) =>
  passings(db)
    .where('brother.remembered_since', 'is', null)
    .orderBy('brother.passed_since')
    .orderBy('brother.id')
    .execute()

export const addPassing = (db: Db, passing: Insertable<DB['passings']>) =>
  db.insertInto('passings').values(passing).execute()

export const changePassing = (db: Db, memberId: number, changes: Updateable<DB['passings']>) =>
  db.updateTable('passings').set(changes).where('member_id', '=', memberId).execute()

export const removePassing = (db: Db, memberId: number) =>
  db.deleteFrom('passings').where('member_id', '=', memberId).execute()

/** The active ones, with what a mail to them needs. */
export const listSuperAdmins = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'email'])
    .where('role', '=', sql.lit('super_admin'))
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .execute()

/** Whoever it is, as long as he is there. */
export const findPerson = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .select(['role', 'inactive_since', 'email', 'offices'])
    .where('id', '=', memberId)
    .executeTakeFirst()

/** Who signs in with that address. */
export const findByEmail = async (db: Db, email: string) =>
  (await db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst())?.id
