// SQL of passwords and of the links that let a brother choose one.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

export type LinkKind = 'reset' | 'welcome' | 'replace' | 'setup'

export const findPassword = (db: Db, memberId: number) =>
  db.selectFrom('passwords').select('hash').where('member_id', '=', memberId).executeTakeFirst()

/** Whether he is active, or sleeps since he asked to leave and wakes by signing in. */
const MAY_ENTER = sql<boolean>`members.inactive_since is null
  or exists (select from departures where member_id = members.id and asked_at = members.inactive_since)`.as('may_enter')

/** The one member who signs in with that e-mail address or phone: of several who share a phone, who has had it longest. */
export const findCredentials = (db: Db, identifier: { email: string } | { phoneKey: string }) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(['members.id', 'members.inactive_since', 'passwords.hash', 'passwords.one_time_until', MAY_ENTER])
    .select(sql<boolean>`coalesce(passwords.one_time_until < now(), false)`.as('expired'))
    .where((eb) =>
      'email' in identifier ? eb('email', '=', identifier.email) : eb('phone_key', '=', identifier.phoneKey),
    )
    .orderBy('members.phone_since')
    .orderBy('members.id')
    .limit(1)
    .executeTakeFirst()

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

export const forgetOldLinks = (db: Db) =>
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
