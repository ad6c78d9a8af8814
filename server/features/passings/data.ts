// SQL of brothers who have passed.

import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

const passings = (db: Db) =>
  db
    .selectFrom('passings as passing')
    .innerJoin('members as brother', 'brother.id', 'passing.member_id')
    .select(['passing.born_on', 'passing.died_on', 'passing.words', 'passing.source', 'passing.former'])
    .select(['passing.marked_by', 'passing.agreed_by', 'brother.passed_since', 'brother.remembered_since'])
    .select(['brother.id', 'brother.first_name', 'brother.familiar', 'brother.last_name'])
    .select(['brother.avatar', 'brother.avatar_hash'])

export type PassingRow = NonNullable<Awaited<ReturnType<typeof findPassing>>>

export const findPassing = (db: Db, memberId: number) =>
  passings(db).where('passing.member_id', '=', memberId).executeTakeFirst()

/** Who is shown as remembered, the last shown first. */
export const listRemembered = (db: Db) =>
  passings(db)
    .select(['brother.class', 'brother.pledge_class'])
    .where('brother.remembered_since', 'is not', null)
    .orderBy('brother.remembered_since', 'desc')
    .orderBy('brother.id', 'desc')
    .execute()

export type NewPassing = Insertable<DB['passings']>

export const addPassing = (db: Db, passing: NewPassing) => db.insertInto('passings').values(passing).execute()

export const changePassing = (db: Db, memberId: number, changes: Updateable<DB['passings']>) =>
  db.updateTable('passings').set(changes).where('member_id', '=', memberId).execute()

export const removePassing = (db: Db, memberId: number) =>
  db.deleteFrom('passings').where('member_id', '=', memberId).execute()
