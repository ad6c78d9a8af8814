// SQL of polls.
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export type PollRow = Awaited<ReturnType<typeof listPolls>>[number]
type Columns = Omit<Insertable<DB['polls']>, 'box_id' | 'created_by' | 'voided_at' | 'void_reason'>

const selectPolls = (db: Db) =>
  db
    .selectFrom('polls')
    .leftJoin('poll_results as result', 'result.poll_id', 'polls.id')
    .selectAll('polls')
    .select(['result.eligible', 'result.voters', 'result.counts', 'result.outcome', 'result.certificate'])

/** All of them; polls are asked by officers, and their number is limited. */
export const listPolls = (db: Db) => selectPolls(db).orderBy('polls.id').execute()

export const listPollsOf = (db: Db, ids: number[]) =>
  selectPolls(db).where('polls.id', '=', sql<number>`any(${ids}::int[])`).execute()

export const findPoll = (db: Db, id: number) => selectPolls(db).where('polls.id', '=', id).executeTakeFirst()

export const countPolls = async (db: Db) =>
  (await db.selectFrom('polls').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count

export const insertPoll = (db: Db, columns: Columns & { box_id: number; created_by: number }) =>
  db.insertInto('polls').values(columns).returning('id').executeTakeFirstOrThrow()

export const updatePoll = (db: Db, id: number, columns: Columns) =>
  db.updateTable('polls').set(columns).where('id', '=', id).execute()

export const voidPoll = (db: Db, id: number, reason: string) =>
  db
    .updateTable('polls')
    .set({ void_reason: reason, voided_at: sql<Date>`vote_clock()` })
    .where('id', '=', id)
    .returning('voided_at')
    .executeTakeFirstOrThrow()

export const insertResult = (db: Db, result: Insertable<DB['poll_results']>) =>
  db.insertInto('poll_results').values(result).execute()

/** What they are called, for the audit log. */
export const listTitles = (db: Db, ids: number[]) =>
  db.selectFrom('polls').select(['id', 'title as name']).where('id', 'in', ids).execute()
