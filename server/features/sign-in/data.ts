// SQL of passwords and of the links that let a brother choose one.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'
import type { Identifier } from './identifier.ts'

export type LinkKind = 'reset' | 'welcome' | 'replace' | 'setup'

export const findPassword = (db: Db, memberId: number) =>
  db.selectFrom('passwords').select(['hash', 'set_at']).where('member_id', '=', memberId).executeTakeFirst()

/** Whether he is active, or sleeps since he asked to leave and wakes by signing in. */
const MAY_ENTER = sql<boolean>`members.inactive_since is null or (members.passed_since is null
  and exists (select from departures where member_id = members.id and asked_at = members.inactive_since))`.as(
  'may_enter',
)

/** Of several who share a phone, whoever has had it longest signs in with it, before those who have no way in at all. */
const SIGNS_IN_FIRST = sql`passwords.hash is null, members.inactive_since is not null, members.phone_since, members.id`

/** The member who signs in with that e-mail address; or with each of those numbers one, the `most` who have had theirs longest. */
export function findCredentials(db: Db, identifier: Identifier, most: number) {
  const meant = db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(['members.id', 'members.inactive_since', 'members.passed_since', 'passwords.hash'])
    .select(['passwords.one_time_until', MAY_ENTER])
    .select(sql<boolean>`coalesce(passwords.one_time_until < now(), false)`.as('expired'))
    .select(['members.phone', 'members.phone_since'])
  if ('email' in identifier) return meant.where('email', '=', identifier.email).execute()
  const holders = meant
    .distinctOn('members.phone_key')
    .where('members.phone_key', '=', sql<string>`any(${identifier.phoneKeys}::text[])`)
    .orderBy('members.phone_key')
    .orderBy(SIGNS_IN_FIRST)
  return db.selectFrom(holders.as('holders')).selectAll().orderBy('phone_since').orderBy('id').limit(most).execute()
}

/** Whether another member signs in with the number that is his. */
export async function isPhoneOfAnother(db: Db, memberId: number, key: string) {
  const first = await db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select('members.id')
    .where('members.phone_key', '=', key)
    .orderBy(SIGNS_IN_FIRST)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined && first.id !== memberId
}

export const findPhone = (db: Db, memberId: number) =>
  db.selectFrom('members').select(['phone', 'phone_key', 'location']).where('id', '=', memberId).executeTakeFirst()

/** `oneTimeHours` makes it a password for one use; it dies after that time. */
export const savePassword = (db: Db, memberId: number, hash: string, oneTimeHours?: number) => {
  const until = oneTimeHours === undefined ? null : sql<Date>`now() + make_interval(hours => ${oneTimeHours})`
  return db
    .insertInto('passwords')
    .values({ member_id: memberId, hash, one_time_until: until })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ hash, set_at: sql`now()`, one_time_until: until }),
    )
    .execute()
}

export const addLink = (db: Db, secret: string, kind: LinkKind, memberId: number | null, hours: number) =>
  db
    .insertInto('sign_in_links')
    .values({
      token_hash: digest(secret),
      kind,
      member_id: memberId,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute()

/** A link that still holds; locked when it is about to be used. */
export const findLink = (db: Db, secret: string, kinds: LinkKind[], lock = false) => {
  const query = db
    .selectFrom('sign_in_links')
    .select(['kind', 'member_id'])
    .where('token_hash', '=', digest(secret))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** A chosen password makes every open link of that member void, not only the one used; or all of one kind. */
export const markLinksUsed = (db: Db, memberId: number, kind?: LinkKind) =>
  db
    .updateTable('sign_in_links')
    .set({ used_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute()

export const markLinkUsed = (db: Db, secret: string) =>
  db.updateTable('sign_in_links').set({ used_at: sql`now()` }).where('token_hash', '=', digest(secret)).execute()

export const purgeOldLinks = (db: Db) =>
  sql`delete from sign_in_links where expires_at < now() - interval '30 days'`.execute(db)

export const findBrother = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'familiar', 'email', 'phone', 'location', 'role'])
    .select(MAY_ENTER)
    .where('id', '=', memberId)
    .executeTakeFirst()

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(['members.id', 'passwords.member_id as has_password', MAY_ENTER])
    .where('members.email', '=', email)
    .executeTakeFirst()
