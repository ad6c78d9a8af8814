// SQL that synchronises notifications with the desired ones, in one statement for one or for thousands.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Subject {
  /** As in the database's triggers: 'trip', 'member'. */
  type: string
  id: number
}

/** Which notifications: all of a subject, and with `to` those of some kinds that one member was told, whatever of. */
export interface Scope {
  subject: Subject
  to?: { memberId: number; kinds: string[] }
}

/** The key of one notification. */
export interface NotificationKey {
  memberId: number
  subject: Subject
  key: string
}

export interface Desired {
  /** The condition of the notifications in scope. */
  told: RawBuilder<unknown>
  /** As `syncNotifications` has it. */
  desired: RawBuilder<unknown>
  /** Whether notifications that are no longer desired are withdrawn. */
  withdraws: boolean
}

/** Returns the ids of members whose notifications changed. */
export async function sync(db: Db, { told, desired, withdraws }: Desired): Promise<number[]> {
  const { rows } = await sql<{ members: number[] | null }>`
    with told as materialized (select * from notifications where ${told}),
      desired as materialized (${desired}),
      fact as materialized (
        select desired.*, told.id, told.rank as told_rank, told.withdrawn_at,
          (told.kind, told.facts) is distinct from (desired.kind, desired.facts) as is_other
        from desired left join told on told.subject_type = desired.subject_type
          and told.subject_id = desired.subject_id and told.member_id = desired.member_id and told.key = desired.key),
      added as (${ADD}), raised as (${RAISE}), corrected as (${CORRECT})
      ${withdraws ? sql`, withdrawn as (${WITHDRAW})` : sql``}
    select array_agg(distinct member_id) as members from (
      select member_id from added union all select member_id from raised union all select member_id from corrected
      ${withdraws ? sql`union all select member_id from withdrawn` : sql``}) as changed`.execute(db)
  return rows[0]?.members ?? []
}

export const inScope = ({ subject, to }: Scope) => sql`(
  (subject_type = ${subject.type} and subject_id = ${subject.id}::int)
  ${to ? sql`or (member_id = ${to.memberId}::int and kind = any(${to.kinds}::text[]))` : sql``})`

/** What one member is told at the same time is read from the first position down; whom it is told first says nothing. */
const ADD = sql`
  insert into notifications (member_id, kind, subject_type, subject_id, key, rank, about_id, facts, until)
  select member_id, kind, subject_type, subject_id, key, rank, about_id, facts, until
  from fact where id is null order by position desc nulls first, member_id
  returning member_id`

/** Notified again, with a new id. What was told says which rows are looked up, and the row itself whether it is still so. */
const RAISE = sql`
  update notifications kept set id = default, kind = fact.kind, rank = fact.rank, about_id = fact.about_id,
    facts = fact.facts, until = fact.until, created_at = now(), read_at = null, withdrawn_at = null, email_id = null
  from fact where fact.told_rank < fact.rank and kept.id = fact.id and kept.rank < fact.rank
  returning kept.member_id`

const CORRECT = sql`
  update notifications kept set kind = fact.kind, rank = fact.rank, about_id = fact.about_id, facts = fact.facts,
    until = fact.until, withdrawn_at = null
  from fact where fact.told_rank >= fact.rank and (fact.withdrawn_at is not null or fact.is_other) and kept.id = fact.id
    and (kept.rank = fact.rank or (kept.rank > fact.rank and kept.read_at is null))
    and (kept.withdrawn_at is not null or (kept.kind, kept.facts) <> (fact.kind, fact.facts))
  returning kept.member_id`

const WITHDRAW = sql`
  update notifications kept set withdrawn_at = now()
  from told where kept.id = told.id and told.read_at is null and told.withdrawn_at is null
    and told.id not in (select id from fact where id is not null)
  returning kept.member_id`

/** As rows of subject_type, subject_id, member_id and key. */
const keysOf = (keys: NotificationKey[]) => sql`(
  select subject_type, subject_id, member_id, key from jsonb_to_recordset(${JSON.stringify(keys.map(columnsOf))}::jsonb)
    as named (subject_type text, subject_id int, member_id int, key text))`

const columnsOf = ({ memberId, subject, key }: NotificationKey) => ({
  member_id: memberId,
  subject_type: subject.type,
  subject_id: subject.id,
  key,
})

export interface NewNotification extends NotificationKey {
  kind: string
  aboutId: number | null
  facts: object
  until: string | null
}

export const insert = (db: Db, told: NewNotification[]) =>
  sync(db, {
    told: sql`(subject_type, subject_id, member_id, key) in ${keysOf(told)}`,
    desired: sql`select *, 0 as rank, null::int as position
      from jsonb_to_recordset(${JSON.stringify(
        told.map((one) => ({ ...columnsOf(one), ...one, about_id: one.aboutId })),
      )}::jsonb) as new (member_id int, kind text, subject_type text, subject_id int, key text, about_id int, facts jsonb,
        until date)`,
    withdraws: false,
  })

/** Returns the ids of members with a withdrawn notification. */
export async function withdraw(db: Db, keys: NotificationKey[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    update notifications set withdrawn_at = now()
    where (subject_type, subject_id, member_id, key) in ${keysOf(keys)} and read_at is null and withdrawn_at is null
    returning member_id`.execute(db)
  return rows.map(({ member_id }) => member_id)
}

/** Returns the ids of members with a notification that is read now. */
export async function settle(db: Db, keys: NotificationKey[]): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    update notifications set read_at = now()
    where (subject_type, subject_id, member_id, key) in ${keysOf(keys)} and read_at is null and withdrawn_at is null
    returning member_id`.execute(db)
  return rows.map(({ member_id }) => member_id)
}
