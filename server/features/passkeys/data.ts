// SQL of passkeys, and of what browsers are asked to sign with them.
import { CHALLENGE_SECONDS } from '@aerie/contract/passkeys'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'
import { digest } from '#platform/secrets/codes.ts'

export type NewRow = Pick<
  Insertable<DB['passkeys']>,
  | 'member_id'
  | 'credential_id'
  | 'public_key'
  | 'counter'
  | 'transports'
  | 'kind'
  | 'backup_eligible'
  | 'backed_up'
  | 'rp_id'
  | 'origin'
  | 'name'
>

/** Each has at most 20. */
export const listOf = (db: Db, memberId: number) =>
  db.selectFrom('passkeys').selectAll().where('member_id', '=', memberId).orderBy('id').limit(100).execute()

/** The same, so that nobody else adds or removes one meanwhile. */
export async function lockOf(db: Db, memberId: number) {
  await sql`select from members where id = ${memberId} for update`.execute(db)
  return listOf(db, memberId)
}

/** Undefined where somebody has it already. */
export const add = (db: Db, row: NewRow) =>
  db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const rename = async (db: Db, memberId: number, id: number, name: string) =>
  (
    await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const remove = (db: Db, id: number) => db.deleteFrom('passkeys').where('id', '=', id).execute()

export const removeAllOf = (db: Db, memberId: number) =>
  db.deleteFrom('passkeys').where('member_id', '=', memberId).execute()

/** With whether its owner is active, or sleeps since he asked to leave and wakes by signing in. */
export const findByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .selectAll('passkeys')
    .select(['members.inactive_since', 'members.passed_since'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Its counter as it stands, until the transaction ends; undefined where it was removed. */
export const lockCounter = (db: Db, id: number) =>
  db.selectFrom('passkeys').select(['counter', 'backup_eligible']).where('id', '=', id).forUpdate().executeTakeFirst()

export const noteUse = (db: Db, id: number, use: { counter: number; backedUp: boolean; fell: boolean }) =>
  db
    .updateTable('passkeys')
    .set({ counter: use.counter, backed_up: use.backedUp, last_used_at: sql`now()` })
    .$if(use.fell, (update) => update.set({ counter_fell_at: sql`now()` }))
    .where('id', '=', id)
    .execute()

export const noteCopy = (db: Db, id: number) =>
  db.updateTable('passkeys').set({ counter_fell_at: sql`now()` }).where('id', '=', id).execute()

export interface Challenge {
  purpose: 'add' | 'confirm' | 'sign-in'
  /** Who asked, and in which session; null of visitors. */
  by: { id: number; sessionId: string } | null
}

export async function addChallenge(db: Db, secret: string, { purpose, by }: Challenge) {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: digest(secret),
      purpose,
      member_id: by?.id ?? null,
      session_id: by?.sessionId ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
    })
    .execute()
}

/** Uses it up; answers whether it still held, for that purpose and for him who asked. */
export const takeChallenge = async (db: Db, secret: string, { purpose, by }: Challenge) =>
  (
    await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', digest(secret))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`member_id is not distinct from ${by?.id ?? null}::integer`)
      .where(sql<boolean>`session_id is not distinct from ${by?.sessionId ?? null}`)
      .executeTakeFirst()
  ).numDeletedRows > 0n

export const purgeChallenges = (db: Db) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()

/** Whether this installation was restored within so many days: what came after its archive is unknown here. */
export const wasRestored = async (db: Db, days: number) =>
  (await db
    .selectFrom('restores')
    .select('restored_at')
    .where('restored_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .limit(1)
    .executeTakeFirst()) !== undefined
