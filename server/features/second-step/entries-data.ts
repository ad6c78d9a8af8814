// SQL of sign-ins that wait for their second step, and of devices on which it is remembered.
import { REMEMBERED_DAYS, STEP_MINUTES, STEP_TRIES } from '@aerie/contract/second-step'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest, randomCode } from '#platform/secrets/codes.ts'

const now = sql<Date>`now()`

export const addPending = async (db: Db, secret: string, memberId: number) => {
  await db.deleteFrom('pending_steps').where('expires_at', '<', now).execute()
  await db
    .insertInto('pending_steps')
    .values({
      token_hash: digest(secret),
      member_id: memberId,
      expires_at: sql<Date>`now() + make_interval(mins => ${STEP_MINUTES})`,
    })
    .execute()
}

export const findPending = (db: Db, secret: string) =>
  db
    .selectFrom('pending_steps')
    .select(['member_id', 'tries'])
    .where('token_hash', '=', digest(secret))
    .where('tries', '<', STEP_TRIES)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Counted before it is judged, so that tries at once are not more than tries one by one. Undefined where none is left. */
export const countTry = (db: Db, secret: string) =>
  db
    .updateTable('pending_steps')
    .set((row) => ({ tries: sql<number>`${row.ref('tries')} + 1` }))
    .where('token_hash', '=', digest(secret))
    .where('tries', '<', STEP_TRIES)
    .where('expires_at', '>', now)
    .returning(['member_id', 'tries'])
    .executeTakeFirst()

/** Whether it was still there: each opens one session. */
export const takePending = async (db: Db, secret: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('pending_steps')
    .where('token_hash', '=', digest(secret))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deletePending = (db: Db, memberId: number) =>
  db.deleteFrom('pending_steps').where('member_id', '=', memberId).execute()

export const addDevice = async (db: Db, secret: string, memberId: number, device: string) => {
  await db.deleteFrom('remembered_devices').where('expires_at', '<', now).execute()
  await db
    .insertInto('remembered_devices')
    .values({
      id: randomCode(),
      token_hash: digest(secret),
      member_id: memberId,
      device: device.slice(0, 300),
      expires_at: sql<Date>`now() + make_interval(days => ${REMEMBERED_DAYS})`,
    })
    .execute()
}

/** Whether the device is remembered for this member; notes that it was used. */
export const noteDevice = async (db: Db, secret: string, memberId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('remembered_devices')
    .set({ last_used_at: now })
    .where('token_hash', '=', digest(secret))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listDevices = (db: Db, memberId: number) =>
  db
    .selectFrom('remembered_devices')
    .select(['id', 'token_hash', 'device', 'remembered_at', 'last_used_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()

/** All of a member, or one. Answers how many. */
export const deleteDevices = async (db: Db, memberId: number, id?: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('remembered_devices')
    .where('member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
