// SQL of mails that came back, and of the mailbox they come back to.
import { BOUNCE_DAYS } from '@aerie/contract/bounces'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A report comes within days; what is told of longer ago is old or made up. */
const KEPT_DAYS = 90

/** Of everybody who has one. */
export const listAddresses = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', sql<string>`email`.as('email')])
    .where('email', 'is not', null)
    .where('inactive_since', 'is', null)
    .execute()

export interface Bounce {
  memberId: number
  address: string
  sentOn: string
  isInvitation: boolean
  status: string
}

/** Whether it is new, and recent enough to count. */
export const addBounce = async (db: Db, { memberId, address, sentOn, isInvitation, status }: Bounce) => {
  const { rows } = await sql`
    insert into mail_bounces (member_id, address, sent_on, is_invitation, status)
    select ${memberId}::int, ${address}, ${sentOn}::date, ${isInvitation}::boolean, ${status}
    where ${sentOn}::date between (now() at time zone 'utc')::date - ${BOUNCE_DAYS}::int and (now() at time zone 'utc')::date + 1
    on conflict do nothing returning member_id`.execute(db)
  return rows.length > 0
}

/** Two within the days, or one invitation. */
export const hasCome = async (db: Db, memberId: number, address: string) => {
  const { rows } = await sql<{ come: boolean }>`
    select count(*) >= 2 or coalesce(bool_or(is_invitation), false) as come from mail_bounces
    where member_id = ${memberId} and address = ${address} and settled_at is null
      and sent_on >= (now() at time zone 'utc')::date - ${BOUNCE_DAYS}::int`.execute(db)
  return rows[0]?.come ?? false
}

/** Whether that was not noted of this address yet. */
export const putReturned = async (db: Db, memberId: number, address: string, markedBy: number | null) => {
  const { rows } = await sql`
    insert into returned_mail (member_id, address, marked_by) values (${memberId}, ${address}, ${markedBy})
    on conflict (member_id) do update set address = excluded.address, since = now(), marked_by = excluded.marked_by
      where returned_mail.address <> excluded.address
    returning member_id`.execute(db)
  return rows.length > 0
}

/** Of the address that is his by now. */
export const findReturned = (db: Db, memberId: number) =>
  db
    .selectFrom('returned_mail')
    .innerJoin('members', 'members.id', 'returned_mail.member_id')
    .select(['returned_mail.address', 'returned_mail.since'])
    .where('returned_mail.member_id', '=', memberId)
    .whereRef('returned_mail.address', '=', 'members.email')
    .executeTakeFirst()

/** The reports that said so say nothing any more. Answers whether there was anything. */
export const deleteReturned = async (db: Db, memberId: number) => {
  await db
    .updateTable('mail_bounces')
    .set({ settled_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('settled_at', 'is', null)
    .execute()
  const { numDeletedRows } = await db.deleteFrom('returned_mail').where('member_id', '=', memberId).executeTakeFirst()
  return numDeletedRows > 0n
}

export const findAddress = (db: Db, memberId: number) =>
  db.selectFrom('members').select(['id', 'email', 'inactive_since']).where('id', '=', memberId).executeTakeFirst()

export const purgeBounces = (db: Db) =>
  sql`delete from mail_bounces where sent_on < now()::date - ${KEPT_DAYS}::int`.execute(db)

export const findReading = (db: Db) =>
  db.selectFrom('bounce_readings').select(['read_at', 'failed_at', 'failure']).executeTakeFirst()

export const noteRead = (db: Db) =>
  sql`insert into bounce_readings (read_at) values (now())
    on conflict (is_one) do update set read_at = now(), failed_at = null, failure = null`.execute(db)

/** Whether it could be read until now. */
export const noteUnread = async (db: Db, failure: string) => {
  const { rows } = await sql<{ is_first: boolean }>`
    insert into bounce_readings (failed_at, failure) values (now(), ${failure})
    on conflict (is_one) do update set failed_at = coalesce(bounce_readings.failed_at, now()), failure = excluded.failure
    returning failed_at = now() as is_first`.execute(db)
  return rows[0]?.is_first ?? false
}
