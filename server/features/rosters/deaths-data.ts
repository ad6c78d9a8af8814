// SQL of brothers of whom a roster says that they are dead.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const deaths = (db: Db) =>
  db
    .selectFrom('roster_deaths as death')
    .innerJoin('members as m', 'm.id', 'death.member_id')
    .innerJoin('imports', 'imports.id', 'death.import_id')
    .select(['m.id', 'm.first_name', 'm.familiar', 'm.last_name', 'm.avatar', 'm.avatar_hash', 'm.remembered_since'])
    .select(['m.pledge_class', 'm.class', 'death.word', 'imports.file_name'])

export type DeathRow = Awaited<ReturnType<typeof listDeaths>>[number]

/** Whom nobody has marked yet, by name. */
export const listDeaths = (db: Db, most: number) =>
  deaths(db)
    .where('m.inactive_since', 'is not', null)
    .where('m.passed_since', 'is', null)
    .orderBy('m.last_name')
    .orderBy('m.id')
    .limit(most)
    .execute()

/** Whose mark others do not see yet, the last import first. */
export const listMarked = (db: Db, most: number) =>
  deaths(db)
    .innerJoin('passings as passing', 'passing.member_id', 'm.id')
    .leftJoin('members as marker', 'marker.id', 'passing.marked_by')
    .select(['death.import_id', 'passing.marked_by', sql<Date>`m.passed_since`.as('passed_since')])
    .select(['marker.first_name as by_first', 'marker.familiar as by_familiar', 'marker.last_name as by_last'])
    .where('m.remembered_since', 'is', null)
    .orderBy('death.import_id', 'desc')
    .orderBy('m.last_name')
    .orderBy('m.id')
    .limit(most)
    .execute()

/** Whether there was one. */
export const removeDeath = async (db: Db, memberId: number) =>
  (await db.deleteFrom('roster_deaths').where('member_id', '=', memberId).executeTakeFirst()).numDeletedRows > 0n
