// SQL of the invitations.

import { INVITATION_DAYS } from '@aerie/contract/invitations'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

/** Whoever was asked for within these days gets no second mail with many others. */
const RECENT_DAYS = 7

const runsOut = (column: string) => sql<Date>`${sql.ref(column)} + make_interval(days => ${INVITATION_DAYS})`

/** What inviting a member with many others does, as SQL over members m, passwords p and invitations i. */
const fate = sql<'password' | 'inactive' | 'noEmail' | 'withdrawn' | 'recent' | 'mail'>`case
  when p.member_id is not null then 'password'
  when m.inactive_since is not null then 'inactive'
  when m.email is null then 'noEmail'
  when i.withdrawn_at is not null then 'withdrawn'
  when i.asked_at > now() - make_interval(days => ${RECENT_DAYS}) then 'recent'
  else 'mail' end`

const membersOf = (ids: number[]) => sql`members m
  left join passwords p on p.member_id = m.id
  left join invitations i on i.member_id = m.id
  where m.id = any(${ids}::int[])`

export interface Fate {
  fate: 'password' | 'inactive' | 'noEmail' | 'withdrawn' | 'recent' | 'mail'
  count: number
  /** The first few by name. */
  first: number[]
}

export const countFates = async (db: Db, ids: number[], named: number) => {
  const { rows } = await sql<Fate>`
    select fate, count(*), (array_agg(id order by last_name, first_name, id))[1:${named}::int] as first
    from (select m.id, m.last_name, m.first_name, ${fate} as fate from ${membersOf(ids)}) as each
    group by fate`.execute(db)
  return rows
}

/** Asks for an invitation of each, whatever was before. */
export const ask = (db: Db, ids: number[], askedBy: number | null) =>
  sql`insert into invitations (member_id, asked_by) select id, ${askedBy}::int from unnest(${ids}::int[]) as id
    on conflict (member_id) do update
      set asked_at = now(), asked_by = excluded.asked_by, failed_at = null, withdrawn_at = null`.execute(db)

/** Withdraws beforehand the invitations of members who have none. */
export const deferInvitations = (db: Db, ids: number[], by: number) =>
  sql`insert into invitations (member_id, asked_by, withdrawn_at)
    select id, ${by}::int, now() from unnest(${ids}::int[]) as id`.execute(db)

/** The same of those who are to be invited with many others; answers them. */
export async function askMany(db: Db, ids: number[], askedBy: number, again: boolean) {
  const fates = again ? ['mail', 'recent'] : ['mail']
  const { rows } = await sql<{ member_id: number }>`
    insert into invitations (member_id, asked_by)
    select m.id, ${askedBy}::int from ${membersOf(ids)} and ${fate} = any(${fates}) order by m.id
    on conflict (member_id) do update set asked_at = now(), asked_by = excluded.asked_by, failed_at = null
      where invitations.withdrawn_at is null
        and (${again} or invitations.asked_at <= now() - make_interval(days => ${RECENT_DAYS}))
    returning member_id`.execute(db)
  return rows.map(({ member_id }) => member_id)
}

/** Of a brother who is to get a mail; undefined where there is nothing to send any more. */
export const findDue = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .innerJoin('invitations', 'invitations.member_id', 'members.id')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(['members.id', 'members.first_name', 'members.familiar', 'members.email'])
    .where('members.id', '=', memberId)
    .where('members.inactive_since', 'is', null)
    .where('passwords.member_id', 'is', null)
    .where('invitations.withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', eb.ref('asked_at'))]))
    .executeTakeFirst()

export const noteSent = (db: Db, memberId: number) =>
  db
    .updateTable('invitations')
    .set({ sent_at: sql`now()`, failed_at: null })
    .where('member_id', '=', memberId)
    .execute()

export const noteFailed = (db: Db, memberId: number) =>
  db
    .updateTable('invitations')
    .set({ failed_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .execute()

/** Mails that have been neither taken nor refused yet. */
export const countWaiting = async (db: Db) =>
  (
    await pending(db)
      .where('failed_at', 'is', null)
      .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', eb.ref('asked_at'))]))
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
  ).waiting

/** Whether there was an open one. */
export const withdraw = async (db: Db, memberId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ withdrawn_at: sql`now()`, failed_at: null })
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those who can still come in by theirs. */
const pending = (db: Db) =>
  db
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.member_id')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .where('invitations.withdrawn_at', 'is', null)
    .where('members.inactive_since', 'is', null)
    .where('passwords.member_id', 'is', null)

export const countPending = async (db: Db) =>
  (
    await pending(db)
      .select((eb) => eb.fn.countAll<number>().as('pending'))
      .executeTakeFirstOrThrow()
  ).pending

/** The last asked for first. */
export const listPending = (db: Db, limit: number, after: Cursor | null) =>
  pending(db)
    .select(['members.id', 'members.first_name', 'members.familiar', 'members.last_name', 'members.avatar'])
    .select(['members.avatar_hash', 'members.remembered_since', 'members.email', 'members.privacy'])
    .select(['invitations.asked_at', 'invitations.sent_at', 'invitations.failed_at'])
    .select(runsOut('invitations.sent_at').as('ends_at'))
    .select(askedMicroseconds.as('asked_us'))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${askedMicroseconds}, members.id) < (${after?.at ?? 0}::bigint, ${after?.id ?? 0}::int)`,
      ),
    )
    .orderBy(askedMicroseconds, 'desc')
    .orderBy('members.id', 'desc')
    .limit(limit)
    .execute()

const askedMicroseconds = sql<number>`(extract(epoch from invitations.asked_at) * 1000000)::bigint`

export const listNamed = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
