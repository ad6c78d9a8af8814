// What polls and elections of the cast have in common: officers who ask, shares of voters, and ends that come at once.
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

/** The id of one of the cast. */
export type IdOf = (who: CastKey) => number

const HOUR_MS = 3_600_000
/** In which all votes are cast of what is to end. */
const SHORTLY_MS = 8_000

export const asOfficer = (tx: Context, id: number) => ({
  ...tx,
  actor: { id, role: 'admin' as const, sessionId: '', confirmedAt: tx.now() },
})

/** Null is an end that comes at once. */
export const inHours = (hours: number | null) =>
  new Date(Date.now() + (hours === null ? SHORTLY_MS : hours * HOUR_MS)).toISOString()

/** An even number, so that halves are equal. */
export const votersOf = (ids: number[], turnout: number) => ids.slice(0, 2 * Math.floor((ids.length * turnout) / 200))

/** What one of so many voters chose, in proportion to the shares. */
export function choiceOf(shares: number[], at: number, voters: number) {
  const share = ((at + 0.5) / voters) * 100
  const upTo = (place: number) => shares.slice(0, place + 1).reduce((sum, part) => sum + part, 0)
  return Math.max(
    shares.findIndex((_, place) => share < upTo(place)),
    0,
  )
}

/** Until all that is to end at once has ended. */
export async function waitForEnds(tx: Context) {
  const { rows } = await sql<{ left: number }>`select extract(epoch from max(ends_at) - vote_clock())::float8 as left
    from ballot_boxes where ends_at < vote_clock() + interval '1 minute'`.execute(tx.db)
  await sql`select pg_sleep(${Math.max(0, rows[0]?.left ?? 0)})`.execute(tx.db)
}

/** Nobody finds his bell ringing for what has just ended, and the letters with the results have gone out. */
export async function readNoticesOf(tx: Context, type: 'poll' | 'election') {
  await tx.db.updateTable('notifications').set({ read_at: tx.now() }).where('subject_type', '=', type).execute()
  await sql`with told as (select id, member_id from notifications where kind = ${`${type}_voted`}),
      letters as (insert into notification_emails (member_id, sent_at)
        select distinct member_id, ${tx.now()}::timestamptz from told returning id, member_id)
    update notifications set email_id = letters.id from told join letters on letters.member_id = told.member_id
    where notifications.id = told.id`.execute(tx.db)
}
