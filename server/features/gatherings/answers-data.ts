// SQL of the answers to a gathering, in the order in which brothers wait.
import type { Standing } from '@aerie/contract/gathering-values'
import { sql } from 'kysely'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'
import { isSeenBy, type Viewer } from './data.ts'

export interface AnswerRow {
  member_id: number
  standing: Standing
  guests: number
  place: number | null
  lets_pass: boolean
}

/** Of those who are active. */
export const listAnswers = (db: Db, gatheringId: number) =>
  db
    .selectFrom('gathering_answers as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.member_id', 'a.guests', 'a.place', 'a.lets_pass'])
    .select((eb) => [eb.ref('a.standing').$castTo<Standing>().as('standing')])
    .where('a.gathering_id', '=', gatheringId)
    .where('a.standing', 'in', ['going', 'waiting'])
    .where('m.inactive_since', 'is', null)
    .orderBy('a.place')
    .execute()

interface Kept {
  gathering_id: number
  member_id: number
  standing: Standing
  guests: number
  place: number | null
  lets_pass: boolean
  answered_at: Date
}

/** To be executed, or for the close of the transaction. */
export const keepAnswer = (db: Db, { gathering_id, member_id, ...said }: Kept) =>
  db
    .insertInto('gathering_answers')
    .values({ gathering_id, member_id, ...said })
    .onConflict((conflict) => conflict.columns(['gathering_id', 'member_id']).doUpdateSet(said))
    .returning(sql<string>`member_id::text`.as('answer'))

/** The same of the last number given to those who wait, for who holds the gathering. */
export const keepLastPlace = (db: Db, gatheringId: number, place: number) =>
  db
    .updateTable('gatherings')
    .set({ last_place: place })
    .where('id', '=', gatheringId)
    .returning(sql<string>`id::text`.as('answer'))

/** What his answer depends on: whether he sees it, what he has answered, and the others who go or wait, of those who are active. */
export interface SeatsRow {
  is_seen: boolean
  standing: Standing | null
  guests: number | null
  place: number | null
  /** Seats of those who go, and parties that wait. */
  taken: number
  waiting: number
  /** Whoever waits lets smaller parties pass. */
  all_let_pass: boolean
}

/** By a statement after that which holds the gathering: in the same one it would not see what was answered while it waited. */
export const readSeats = async (db: Db, viewer: Viewer, gatheringId: number) =>
  (
    await sql<SeatsRow>`
      select ${isSeenBy(viewer)} as is_seen, own.standing, own.guests, own.place, others.taken, others.waiting, others.all_let_pass
      from gatherings g
        left join gathering_answers own on own.gathering_id = g.id and own.member_id = ${viewer.id}
        cross join lateral (
          select coalesce(sum(1 + a.guests) filter (where a.standing = 'going'), 0)::int as taken,
            (count(*) filter (where a.standing = 'waiting'))::int as waiting,
            coalesce(bool_and(a.lets_pass) filter (where a.standing = 'waiting'), true) as all_let_pass
          from gathering_answers a join members m on m.id = a.member_id and m.inactive_since is null
          where a.gathering_id = g.id and a.member_id <> ${viewer.id}) others
      where g.id = ${gatheringId}`.execute(db)
  ).rows[0]

/** They go now, each with the guests he asked for. */
export const letGo = (db: Db, gatheringId: number, memberIds: number[]) =>
  db
    .updateTable('gathering_answers')
    .set({ standing: 'going', place: null })
    .where('gathering_id', '=', gatheringId)
    .where('member_id', 'in', memberIds)
    .execute()

/** Whoever goes, then waits, then may come; hosts first, then as they answered. */
export const listComing = (db: Db, gatheringId: number) =>
  db
    .selectFrom('gathering_answers as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('gathering_hosts as host', (join) =>
      join.onRef('host.gathering_id', '=', 'a.gathering_id').onRef('host.member_id', '=', 'a.member_id'),
    )
    .select([
      'm.id',
      'm.first_name',
      'm.familiar',
      'm.last_name',
      'm.avatar',
      'm.avatar_hash',
      'm.remembered_since',
      'm.pledge_class',
    ])
    .select(['a.guests', 'a.was_there', sql<boolean>`host.member_id is not null`.as('is_host')])
    .select((eb) => [eb.ref('a.standing').$castTo<Standing>().as('standing')])
    .where('a.gathering_id', '=', gatheringId)
    .where(sql<boolean>`(a.standing <> 'cannot' or a.was_there)`)
    .where('m.inactive_since', 'is', null)
    .orderBy(sql`array_position(array['going', 'waiting', 'maybe'], a.standing)`)
    .orderBy(sql`host.member_id is null`)
    .orderBy('a.place')
    .orderBy('a.answered_at')
    .orderBy('m.id')
    .execute() satisfies Promise<PersonRow[]>

interface Attended {
  gathering_id: number
  member_id: number
  was_there: boolean
  corrected_by: number
}

/** Answers whether he had answered at all. What he has said of himself others do not change. */
export const correct = async (db: Db, { gathering_id, member_id, ...said }: Attended) =>
  (
    await db
      .updateTable('gathering_answers')
      .set({
        was_there: sql`case when corrected_by = member_id and ${said.corrected_by} <> member_id then was_there else ${said.was_there} end`,
        corrected_by: sql`case when corrected_by = member_id then member_id else ${said.corrected_by} end`,
      })
      .where('gathering_id', '=', gathering_id)
      .where('member_id', '=', member_id)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Somebody who had not answered and was there; answers whether he is an active brother. */
export const addThere = async (db: Db, { gathering_id, member_id, corrected_by }: Attended) =>
  Number(
    (
      await sql`insert into gathering_answers (gathering_id, member_id, standing, was_there, corrected_by)
        select ${gathering_id}::integer, m.id, 'cannot', true, ${corrected_by}::integer from members m
        where m.id = ${member_id}::integer and m.inactive_since is null`.execute(db)
    ).numAffectedRows ?? 0n,
  ) > 0
