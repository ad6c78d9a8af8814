// SQL of questions about lost brothers and their answers, and of who is not sought.
import { QUESTION_DAYS } from '@aerie/contract/lost'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

/** So many answers wait at a time. */
const AT_ONCE = 100

export const findBrother = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'familiar', 'city', 'location', 'privacy', 'inactive_since'])
    .where('id', '=', memberId)
    .executeTakeFirst()

export const addQuestions = async (
  db: Db,
  question: { lostId: number; askedBy: number; words: string | null },
  askedIds: number[],
) => {
  const { rows } = await sql<{ id: number; asked_id: number }>`
    insert into lost_questions (lost_id, asked_id, asked_by, words, expires_at)
    select ${question.lostId}::int, id, ${question.askedBy}::int, ${question.words}, now() + make_interval(days => ${QUESTION_DAYS})
    from unnest(${askedIds}::int[]) as id returning id, asked_id`.execute(db)
  return rows
}

const questions = (db: Db) =>
  db
    .selectFrom('lost_questions as question')
    .innerJoin('members as lost', 'lost.id', 'question.lost_id')
    .innerJoin('members as asked', 'asked.id', 'question.asked_id')
    .leftJoin('members as officer', 'officer.id', 'question.asked_by')
    .select(['question.id', 'question.lost_id', 'question.asked_id', 'question.words', 'question.answered_at'])
    .select(['question.answer', 'question.answer_words', 'question.answer_email', 'question.settled_at'])
    .select(['lost.first_name', 'lost.last_name', 'lost.familiar', 'lost.city', 'lost.location', 'lost.privacy'])
    .select(['asked.first_name as asked_first', 'asked.last_name as asked_last', 'asked.familiar as asked_familiar'])
    .select(['asked.email as asked_email', 'asked.inactive_since as asked_inactive'])
    .select(['officer.first_name as by_first', 'officer.last_name as by_last', 'officer.familiar as by_familiar'])

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>

const open = (db: Db) =>
  questions(db)
    .where('question.answered_at', 'is', null)
    .where('question.expires_at', '>', sql<Date>`now()`)
    .where('lost.inactive_since', 'is', null)
    .where('asked.inactive_since', 'is', null)

/** Undefined once it is answered or over. */
export const findOpen = (db: Db, id: number) => open(db).where('question.id', '=', id).executeTakeFirst()

export const isAsked = async (db: Db, id: number, memberId: number) =>
  (await db
    .selectFrom('lost_questions')
    .select('id')
    .where('id', '=', id)
    .where('asked_id', '=', memberId)
    .executeTakeFirst()) !== undefined

export const findOpenByLink = (db: Db, secret: string) =>
  open(db)
    .innerJoin('lost_question_links as link', 'link.question_id', 'question.id')
    .where('link.token_hash', '=', digest(secret))
    .executeTakeFirst()

export const addLink = (db: Db, questionId: number, secret: string) =>
  db
    .insertInto('lost_question_links')
    .values({ token_hash: digest(secret), question_id: questionId })
    .execute()

/** Whether nobody had answered it meanwhile; its links end. */
export const saveAnswer = async (
  db: Db,
  id: number,
  { answer, words, email }: { answer: string; words: string | null; email: string | null },
) => {
  const { numUpdatedRows } = await db
    .updateTable('lost_questions')
    .set({ answer, answer_words: words, answer_email: email, answered_at: sql`now()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  await db.deleteFrom('lost_question_links').where('question_id', '=', id).execute()
  return numUpdatedRows > 0n
}

export const listAnswers = (db: Db) =>
  questions(db)
    .select(sql<Date>`question.answered_at`.as('at'))
    .where('question.answered_at', 'is not', null)
    .where('question.settled_at', 'is', null)
    .orderBy('question.answered_at')
    .orderBy('question.id')
    .limit(AT_ONCE)
    .execute()

export const lockAnswer = (db: Db, id: number) =>
  db
    .selectFrom('lost_questions')
    .select(['id', 'lost_id', 'settled_at'])
    .where('id', '=', id)
    .where('answered_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Null of what says by itself that nothing is known. */
export const settleAnswer = (db: Db, id: number, outcome: 'taken' | 'dismissed', by: number | null) =>
  db
    .updateTable('lost_questions')
    .set({ outcome, settled_at: sql`now()`, settled_by: by })
    .where('id', '=', id)
    .execute()

/** Of each brother, what was asked about him within a year. */
export const countAsked = async (db: Db, lostIds: number[]) => {
  const { rows } = await sql<{ lost_id: number; at: Date; count: number; answered: number }>`
    select lost_id, max(asked_at) as at, count(*)::int as count, count(answered_at)::int as answered
    from lost_questions where lost_id = any(${lostIds}::int[]) and asked_at > now() - interval '1 year'
    group by lost_id`.execute(db)
  return new Map(rows.map((row) => [row.lost_id, row]))
}

export const markFound = (db: Db, memberId: number, by: number) =>
  sql`insert into found_members (member_id, found_by) values (${memberId}, ${by})
    on conflict (member_id) do update set found_at = now(), found_by = excluded.found_by`.execute(db)

/** Whether that was not known yet. */
export const addUnsought = async (db: Db, memberId: number, by: number) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('unsought_members')
    .values({ member_id: memberId, noted_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const findUnsought = (db: Db, memberId: number) =>
  db.selectFrom('unsought_members').select('noted_by').where('member_id', '=', memberId).executeTakeFirst()

export const deleteUnsought = (db: Db, memberId: number) =>
  db.deleteFrom('unsought_members').where('member_id', '=', memberId).execute()

export const listOfficers = (db: Db) =>
  db
    .selectFrom('members')
    .select('id')
    .where('role', 'in', [sql.lit('admin' as const), sql.lit('super_admin' as const)])
    .where('inactive_since', 'is', null)
    .execute()
