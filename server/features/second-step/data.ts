// SQL of authenticator apps and recovery codes, and of what a member has for a second step.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Who is signing in, and what he has; undefined where he is gone. */
export const findStanding = (db: Db, memberId: number) =>
  standings(db).where('members.id', '=', memberId).executeTakeFirst()

export const findStandingByEmail = (db: Db, email: string) =>
  standings(db).where('members.email', '=', email).executeTakeFirst()

const standings = (db: Db) =>
  db
    .selectFrom('members')
    .select(['members.id', 'first_name', 'last_name', 'familiar', 'email', 'phone', 'role', 'inactive_since'])
    .select(sql<boolean>`exists (select from authenticator_apps a where a.member_id = members.id)`.as('has_app'))
    .select(sql<boolean>`exists (select from passkeys p where p.member_id = members.id)`.as('has_passkey'))
    .select(
      sql<number>`(select count(*)::int from recovery_codes c where c.member_id = members.id and c.used_at is null)`.as(
        'codes_left',
      ),
    )

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

export const findApp = (db: Db, memberId: number) =>
  db.selectFrom('authenticator_apps').select(['secret', 'since']).where('member_id', '=', memberId).executeTakeFirst()

/** In place of the one before. `step`: of the digits that switched it on, which are taken by it. */
export const saveApp = (db: Db, memberId: number, secret: Buffer, step: number) => {
  const kept = { secret, last_step: step, since: sql<Date>`now()` }
  return db
    .insertInto('authenticator_apps')
    .values({ member_id: memberId, ...kept })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(kept))
    .execute()
}

/** Whether digits of that half minute, or of a later one, had not been taken yet: two at once are not both. */
export const takeStep = async (db: Db, memberId: number, step: number) => {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteApp = async (db: Db, memberId: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_apps')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteCodes = (db: Db, memberId: number) =>
  db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()

export const addCodes = (db: Db, memberId: number, hashes: Buffer[]) =>
  db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, hash })))
    .execute()

/** Whether it had not been used yet: of two processes that use it at once one has it. */
export const useCode = async (db: Db, memberId: number, hash: Buffer) => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const wasUsed = async (db: Db, memberId: number, hash: Buffer) =>
  (await db
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .executeTakeFirst()) !== undefined

export const countCodes = async (db: Db, memberId: number) =>
  db
    .selectFrom('recovery_codes')
    .select([
      sql<number>`count(*)::int`.as('made'),
      sql<number>`(count(*) filter (where used_at is null))::int`.as('left'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
