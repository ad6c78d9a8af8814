// SQL of requests to take a second step off, and of the officers who agree.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

export type Outcome = 'done' | 'declined' | 'stopped' | 'entered' | 'expired' | 'lapsed'

/** So many are shown and settled at once. */
const AT_ONCE = 100

const removals = (db: Db) =>
  db
    .selectFrom('step_removals as removal')
    .innerJoin('members', 'members.id', 'removal.member_id')
    .select(['removal.id', 'removal.member_id', 'removal.words', 'removal.device', 'removal.asked_at'])
    .select(['removal.expires_at', 'removal.needs', 'removal.due_at', 'removal.ended_at', 'removal.outcome'])
    .select(['removal.reason', 'removal.settled_at'])
    .select(['members.first_name', 'members.last_name', 'members.familiar', 'members.email', 'members.role'])
    .select(['members.inactive_since'])

export type RemovalRow = NonNullable<Awaited<ReturnType<typeof findRemoval>>>

/** Who asked first before the others. */
export const listOpen = (db: Db) =>
  removals(db)
    .select([
      'members.avatar',
      'members.avatar_hash',
      'members.remembered_since',
      'members.pledge_class',
      'members.phone',
      'members.privacy',
    ])
    .where('removal.ended_at', 'is', null)
    .orderBy('removal.id')
    .limit(AT_ONCE)
    .execute()

export const findRemoval = (db: Db, id: number) => removals(db).where('removal.id', '=', id).executeTakeFirst()

/** The same, so that nobody else decides it meanwhile. */
export const lockRemoval = (db: Db, id: number) =>
  removals(db).where('removal.id', '=', id).forUpdate('removal').executeTakeFirst()

export const findOpenOf = (db: Db, memberId: number) =>
  removals(db).where('removal.member_id', '=', memberId).where('removal.ended_at', 'is', null).executeTakeFirst()

export const findBrother = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'familiar', 'email', 'role', 'inactive_since'])
    .where('id', '=', memberId)
    .executeTakeFirst()

/** Undefined where one is open already. */
export const addRemoval = async (
  db: Db,
  removal: { member_id: number; words: string | null; device: string; asked_at: Date; expires_at: Date },
) =>
  (
    await db
      .insertInto('step_removals')
      .values(removal)
      .onConflict((conflict) => conflict.column('member_id').where('ended_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const listOfficers = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'role', 'first_name', 'last_name', 'familiar'])
    .where('role', 'in', [sql.lit('admin' as const), sql.lit('super_admin' as const)])
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .execute()

/** In the order in which they agreed. */
export const listAgreements = (db: Db, removalIds: number[]) =>
  db
    .selectFrom('step_removal_agreements as agreement')
    .innerJoin('members', 'members.id', 'agreement.officer_id')
    .select(['agreement.removal_id', 'agreement.officer_id', 'agreement.voucher', 'agreement.how'])
    .select(['agreement.agreed_at', 'members.first_name', 'members.last_name', 'members.familiar'])
    .where('agreement.removal_id', '=', sql<number>`any(${removalIds}::int[])`)
    .orderBy('agreement.agreed_at')
    .orderBy('agreement.officer_id')
    .execute()

/** Whether he had not agreed yet. */
export const addAgreement = async (
  db: Db,
  agreement: { removal_id: number; officer_id: number; voucher: string; how: string; agreed_at: Date },
) =>
  (await db
    .insertInto('step_removal_agreements')
    .values(agreement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('officer_id')
    .executeTakeFirst()) !== undefined

/** Of these officers; answers how many had agreed. */
export const deleteAgreements = async (db: Db, removalId: number, officerIds: number[]) => {
  const { numDeletedRows } = await db
    .deleteFrom('step_removal_agreements')
    .where('removal_id', '=', removalId)
    .where('officer_id', '=', sql<number>`any(${officerIds}::int[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Null takes it back. */
export const setDue = (db: Db, id: number, due: { due_at: Date; needs: number } | null) =>
  db
    .updateTable('step_removals')
    .set(due ?? { due_at: null, needs: null })
    .where('id', '=', id)
    .execute()

/** What ended by itself keeps how it did. */
export const settleRemoval = async (db: Db, id: number, outcome: Outcome, at: Date, reason: string | null = null) => {
  await db
    .updateTable('step_removals')
    .set({
      outcome: sql<string>`coalesce(outcome, ${outcome})`,
      ended_at: sql<Date>`coalesce(ended_at, ${at}::timestamptz)`,
      settled_at: at,
      reason,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('step_removal_links').where('removal_id', '=', id).execute()
}

/** What there is to do by now: what is due, has waited too long, or has ended by itself. */
export const listToSettle = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('step_removals as removal')
      .innerJoin('members', 'members.id', 'removal.member_id')
      .select('removal.id')
      .where('settled_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('ended_at', 'is not', null),
          eb('due_at', '<=', now),
          eb('members.inactive_since', 'is not', null),
          eb.and([eb('due_at', 'is', null), eb('expires_at', '<=', now)]),
        ]),
      )
      .orderBy('removal.id')
      .limit(AT_ONCE)
      .execute()
  ).map(({ id }) => id)

export const purgeSettled = (db: Db, before: Date) =>
  db.deleteFrom('step_removals').where('settled_at', '<', before).execute()

export const addLink = (db: Db, removalId: number, secret: string) =>
  db
    .insertInto('step_removal_links')
    .values({ token_hash: digest(secret), removal_id: removalId })
    .execute()

/** Of an open request; undefined where it is over. */
export const findByLink = (db: Db, secret: string) =>
  removals(db)
    .innerJoin('step_removal_links as link', 'link.removal_id', 'removal.id')
    .where('link.token_hash', '=', digest(secret))
    .where('removal.ended_at', 'is', null)
    .executeTakeFirst()
