// SQL of the remembrances: what stands, what waits, and what is said against them.
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/db.ts'

const PERSON = [
  'author.id as author_id',
  'author.first_name',
  'author.familiar',
  'author.last_name',
  'author.avatar',
  'author.avatar_hash',
  'author.remembered_since',
] as const

/** A brother who has passed, once others see it. */
export const findRemembered = (db: Db, memberId: number) =>
  db
    .selectFrom('passings')
    .innerJoin('members', 'members.id', 'passings.member_id')
    .select(['members.id', 'members.first_name', 'members.familiar', 'members.last_name'])
    .where('members.id', '=', memberId)
    .where('members.remembered_since', 'is not', null)
    .executeTakeFirst()

export interface WrittenPlace {
  at: string
  id: number
}

/** One more than asked for of what stands, in the order in which it was written; `reader` sees which he has flagged. */
export const listStanding = (db: Db, memberId: number, reader: number, limit: number, after: WrittenPlace | null) =>
  db
    .selectFrom('remembrances as r')
    .innerJoin('members as author', 'author.id', 'r.author_id')
    .leftJoin('remembrance_flags as flag', (join) =>
      join.onRef('flag.remembrance_id', '=', 'r.id').on('flag.member_id', '=', reader),
    )
    .select([...PERSON, 'author.pledge_class', 'author.class', 'r.id', 'r.written_at', 'r.changed_at'])
    .select([sql<string>`r.words`.as('words'), sql<boolean>`flag.member_id is not null`.as('is_flagged')])
    .where('r.member_id', '=', memberId)
    .where('r.words', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(r.written_at, r.id) > (${after?.at}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('r.written_at')
    .orderBy('r.id')
    .limit(limit + 1)
    .execute()

export const findOwn = (db: Db, memberId: number, authorId: number) =>
  db
    .selectFrom('remembrances')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()

/** Held until the transaction ends. */
export const lockOne = (db: Db, id: number) =>
  db.selectFrom('remembrances').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Of two that he sends at once the second finds what the first left. */
export const lockOwn = async (db: Db, memberId: number, authorId: number) => {
  await db
    .insertInto('remembrances')
    .values({ member_id: memberId, author_id: authorId })
    .onConflict((conflict) => conflict.columns(['member_id', 'author_id']).doNothing())
    .execute()
  return db
    .selectFrom('remembrances')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('author_id', '=', authorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export interface Change {
  words?: string | null
  written_at?: Date
  changed_at?: Date | null
  draft?: string | null
  draft_at?: Date | null
  refusal?: string | null
  is_read_first?: boolean
  decided_version?: number | null
}

export const update = (db: Db, id: number, change: Change) =>
  db
    .updateTable('remembrances')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const remove = (db: Db, id: number) => db.deleteFrom('remembrances').where('id', '=', id).execute()

/** Again is the same as once. */
export const addFlag = (db: Db, flag: { remembrance_id: number; member_id: number; reason: string }) =>
  db
    .insertInto('remembrance_flags')
    .values(flag)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeFlags = (db: Db, id: number) =>
  db.deleteFrom('remembrance_flags').where('remembrance_id', '=', id).execute()

/** What officers are to look at, the oldest first. */
export const listToRead = (db: Db, most: number) =>
  db
    .selectFrom('remembrances as r')
    .innerJoin('members as author', 'author.id', 'r.author_id')
    .innerJoin('members as brother', 'brother.id', 'r.member_id')
    .select([...PERSON, 'r.id', 'r.words', 'r.version'])
    .select(sql<string | null>`case when r.refusal is null then r.draft end`.as('draft'))
    .select(['brother.id as of_id', 'brother.first_name as of_first_name'])
    .select(['brother.familiar as of_familiar', 'brother.last_name as of_last_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('remembrance_flags as flag')
          .innerJoin('members as by', 'by.id', 'flag.member_id')
          .select(['by.id', 'by.first_name', 'by.familiar', 'by.last_name', 'flag.reason'])
          .whereRef('flag.remembrance_id', '=', 'r.id')
          .orderBy('flag.flagged_at'),
      ).as('flags'),
    )
    .where('brother.remembered_since', 'is not', null)
    .where(
      sql<boolean>`((r.draft is not null and r.refusal is null)
        or exists (select from remembrance_flags flag where flag.remembrance_id = r.id))`,
    )
    .orderBy(sql`coalesce(r.draft_at, r.written_at)`)
    .orderBy('r.id')
    .limit(most)
    .execute()

export const isFlagged = async (db: Db, id: number) =>
  (await db
    .selectFrom('remembrance_flags')
    .select('member_id')
    .where('remembrance_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Of whom they are, for the audit log. */
export const listNames = (db: Db, ids: number[]) =>
  db
    .selectFrom('remembrances as r')
    .innerJoin('members', 'members.id', 'r.member_id')
    .select(['r.id', sql<string>`display_name(members.first_name, members.familiar, members.last_name)`.as('name')])
    .where('r.id', 'in', ids)
    .execute()
