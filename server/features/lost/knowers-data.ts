// SQL of who may know where a brother is: of his line, his class, photos with him, or his city.
import { MOST_QUESTIONS, QUESTION_MONTH_DAYS, type Relation } from '@aerie/contract/lost'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** So many are named for each. */
const MOST_KNOWERS = 6

export interface KnowerRow {
  lost_id: number
  id: number
  first_name: string
  last_name: string
  familiar: string | null
  avatar: string | null
  avatar_hash: string | null
  remembered_since: Date | null
  pledge_class: number | null
  relation: Relation
  /** He was asked as often within the month as anybody may be. */
  is_full: boolean
  /** He was asked about this brother, and that is still open or answered. */
  is_asked: boolean
}

/** Whoever keeps his city to himself is not named for it, and pictures count where both agreed to be on them. */
const CITY_IS_SHARED = (alias: string) =>
  sql`coalesce(${sql.ref(`${alias}.privacy`)} ->> 'city', 'brothers') = 'brothers'`

/** Confirmed ties alone: anybody may claim one. A lower rank knows him better. */
const CANDIDATES = sql`
  select tie.big_id as id, 'big' as relation, 1 as rank from lineage_ties tie
    where tie.little_id = m.id and tie.confirmed_at is not null and tie.big_id is not null
  union all
  select tie.little_id, 'little', 2 from lineage_ties tie
    where tie.big_id = m.id and tie.confirmed_at is not null and tie.little_id is not null
  union all
  (select theirs.member_id, 'photos', 3 from photo_member_tags his
    join photo_member_tags theirs on theirs.photo_id = his.photo_id and theirs.member_id <> m.id and not theirs.is_pending
    join photos on photos.id = his.photo_id and photos.deleted_at is null and not photos.is_flagged
    where his.member_id = m.id and not his.is_pending
    group by theirs.member_id order by count(*) desc, theirs.member_id limit ${sql.lit(MOST_KNOWERS)})
  union all
  (select mate.id, 'class', 4 from members mate
    where mate.pledge_class = m.pledge_class and mate.id <> m.id and mate.inactive_since is null and mate.email is not null
    order by mate.last_name, mate.id limit ${sql.lit(MOST_KNOWERS)})
  union all
  select other.little_id, 'line', 5 from lineage_ties own
    join lineage_ties other on other.big_id = own.big_id and other.little_id <> m.id and other.confirmed_at is not null
    where own.little_id = m.id and own.confirmed_at is not null and own.big_id is not null
  union all
  (select near.id, 'city', 6 from members near
    where near.city = m.city and near.country is not distinct from m.country and near.id <> m.id
      and near.inactive_since is null and near.email is not null
      and ${CITY_IS_SHARED('near')} and ${CITY_IS_SHARED('m')}
    order by near.last_name, near.id limit ${sql.lit(MOST_KNOWERS)})`

/** Of several brothers, those who know each best first; only who can be asked by mail, and is in. */
export const listKnowers = async (db: Db, lostIds: number[]) => {
  const { rows } = await sql<KnowerRow>`
    select m.id as lost_id, best.* from members m cross join lateral (
      select who.id, who.first_name, who.last_name, who.familiar, who.avatar, who.avatar_hash, who.remembered_since, who.pledge_class,
        each.relation, ${IS_FULL} as is_full, ${isAskedAbout(sql`m.id`)} as is_asked
      from (select distinct on (id) id, relation, rank from (${CANDIDATES}) as every order by id, rank) as each
        join members who on who.id = each.id and who.inactive_since is null and who.email is not null
        join passwords on passwords.member_id = who.id
        left join returned_mail on returned_mail.member_id = who.id and returned_mail.address = who.email
      where returned_mail.member_id is null
      order by each.rank, who.last_name, who.id limit ${sql.lit(MOST_KNOWERS)}) as best
    where m.id = any(${lostIds}::int[])`.execute(db)
  return rows
}

const IS_FULL = sql<boolean>`(select count(*) >= ${sql.lit(MOST_QUESTIONS)} from lost_questions question
  where question.asked_id = who.id and question.asked_at > now() - make_interval(days => ${sql.lit(QUESTION_MONTH_DAYS)}))`

const isAskedAbout = (lostId: ReturnType<typeof sql>) => sql<boolean>`exists (select from lost_questions question
  where question.asked_id = who.id and question.lost_id = ${lostId}
    and (question.expires_at > now() or (question.answered_at is not null and question.settled_at is null)))`

/** Of those who are to be asked, locked in the order of their ids: officers who ask at once come one after another. */
export const lockAsked = async (db: Db, lostId: number, ids: number[]) => {
  await sql`select id from members where id = any(${ids}::int[]) order by id for no key update`.execute(db)
  const { rows } = await sql<{
    id: number
    first_name: string
    last_name: string
    familiar: string | null
    is_full: boolean
    is_asked: boolean
  }>`select who.id, who.first_name, who.last_name, who.familiar, ${IS_FULL} as is_full,
      ${isAskedAbout(sql`${lostId}::int`)} as is_asked
    from members who where who.id = any(${ids}::int[]) and who.inactive_since is null and who.email is not null
      and who.id <> ${lostId} order by who.id`.execute(db)
  return rows
}
