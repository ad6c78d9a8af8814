// SQL of changed addresses: those that wait, and those that can be taken back.
import { type Kysely, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { digest } from '#platform/secrets/codes.ts'

export interface AddressRequest {
  memberId: number
  kind: 'email' | 'phone'
  /** An e-mail address in lower case, or an E.164 number. */
  address: string
  askedBy: number
}

const inHours = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`
const now = sql<Date>`now()`

/** Ends what waits of that kind; answers whether anything did. */
export const endWaiting = async (db: Db, memberId: number, kind: string) => {
  const { numUpdatedRows } = await db
    .updateTable('address_changes')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const addWaiting = async (db: Db, { memberId, kind, address, askedBy }: AddressRequest, hours: number) =>
  (
    await db
      .insertInto('address_changes')
      .values({ member_id: memberId, kind, address, asked_by: askedBy, expires_at: inHours(hours) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const selectWaiting = (db: Kysely<DB>) =>
  db
    .selectFrom('address_changes as change')
    .innerJoin('members', 'members.id', 'change.member_id')
    .select(['change.id', 'change.member_id', 'change.kind', 'change.address', 'change.asked_by', 'change.expires_at'])
    .select(['members.email', 'members.first_name', 'members.familiar'])
    .where('change.confirmed_at', 'is', null)
    .where('change.ended_at', 'is', null)
    .where('change.expires_at', '>', now)
    .where('members.inactive_since', 'is', null)

export const findBrother = (db: Db, memberId: number) =>
  db.selectFrom('members').select(['first_name', 'familiar', 'email']).where('id', '=', memberId).executeTakeFirst()

export const listWaiting = (db: Db, memberId: number) =>
  selectWaiting(db).where('change.member_id', '=', memberId).orderBy('change.kind').execute()

export const findWaiting = (db: Db, id: number) => selectWaiting(db).where('change.id', '=', id).executeTakeFirst()

/** The same for its owner, who is about to change it. */
export const lockOwnWaiting = (db: Db, memberId: number, id: number) =>
  selectWaiting(db)
    .where('change.id', '=', id)
    .where('change.member_id', '=', memberId)
    .forUpdate('change')
    .executeTakeFirst()

export const waitAnew = (db: Db, id: number, hours: number) =>
  db
    .updateTable('address_changes')
    .set({ expires_at: inHours(hours) })
    .where('id', '=', id)
    .execute()

export const findByToken = (db: Db, secret: string) =>
  selectWaiting(db).where('change.token_hash', '=', digest(secret)).executeTakeFirst()

/** The link before ends. */
export const saveToken = (db: Db, id: number, secret: string) =>
  db
    .updateTable('address_changes')
    .set({ token_hash: digest(secret) })
    .where('id', '=', id)
    .execute()

/** Answers false when it has been confirmed or called off in this very moment. */
export const markConfirmed = async (db: Db, id: number, former: string | null, hours: number) => {
  const { numUpdatedRows } = await db
    .updateTable('address_changes')
    .set({ confirmed_at: now, former, take_back_until: former === null ? null : inHours(hours) })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const selectConfirmed = (db: Kysely<DB>) =>
  db
    .selectFrom('address_changes as change')
    .innerJoin('members', 'members.id', 'change.member_id')
    .select(['change.id', 'change.member_id', 'members.first_name', 'members.familiar'])
    .select(sql<string>`change.former`.as('former'))
    .where('change.take_back_until', '>', now)
    .where('change.ended_at', 'is', null)
    .where('members.inactive_since', 'is', null)

export const findConfirmed = (db: Db, id: number) => selectConfirmed(db).where('change.id', '=', id).executeTakeFirst()

export const findToTakeBack = (db: Db, secret: string) =>
  selectConfirmed(db).where('change.take_back_hash', '=', digest(secret)).executeTakeFirst()

export const saveTakeBackToken = (db: Db, id: number, secret: string) =>
  db
    .updateTable('address_changes')
    .set({ take_back_hash: digest(secret) })
    .where('id', '=', id)
    .execute()

/** Ends a member's change and all since: what came after it was not his. Answers whether that one still stood. */
export const endSince = async (db: Db, memberId: number, id: number) => {
  const ended = await db
    .updateTable('address_changes')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('id', '>=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.some((one) => one.id === id)
}

export const purgeExpired = (db: Db) =>
  sql`delete from address_changes where greatest(expires_at, take_back_until) < now() - interval '30 days'`.execute(db)
