// SQL of the attempts to connect LinkedIn.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

const GOOD_FOR_MINUTES = 5

interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** Takes the place of the session's earlier attempt. */
export const saveAttempt = (db: Db, sessionId: string, { state, nonce, verifier }: Secrets) => {
  const kept = {
    state_hash: digest(state),
    nonce,
    verifier,
    expires_at: sql<Date>`now() + make_interval(mins => ${GOOD_FOR_MINUTES})`,
  }
  return db
    .insertInto('linkedin_attempts')
    .values({ session_id: sessionId, ...kept })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(kept))
    .execute()
}

export const hasPhoto = async (db: Db, memberId: number) =>
  (await db.selectFrom('members').select('avatar').where('id', '=', memberId).executeTakeFirst())?.avatar != null

/** Answers the attempt that a state belongs to and removes it: nobody comes back twice. */
export const takeAttempt = (db: Db, sessionId: string, state: string) =>
  db
    .deleteFrom('linkedin_attempts')
    .where('session_id', '=', sessionId)
    .where('state_hash', '=', digest(state))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['nonce', 'verifier'])
    .executeTakeFirst()
