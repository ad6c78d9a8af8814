// SQL of what a member has seen of the feed, and of what is counted for it.
import { sql } from 'kysely'
import type { Announcing } from '#platform/db/announcing.ts'
import { LAST } from '#platform/db/connections.ts'
import type { Db } from '#platform/db/db.ts'

/** Milliseconds without a sign of him after which a visit has ended. */
export const VISIT_MS = 30 * 60_000
const VISIT = sql.raw(`interval '${VISIT_MS} milliseconds'`)

export interface VisitRow {
  seen_at: Date
  line_at: Date | null
  visited_at: Date
}

/** Undefined before his first visit. */
export const findVisit = (db: Db, memberId: number): Promise<VisitRow | undefined> =>
  db
    .selectFrom('feed_visits')
    .select(['seen_at', 'line_at', 'visited_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

interface Seeing extends Announcing {
  at: Date
  /** Nothing else is done in its transaction. */
  isAlone: boolean
}

/** What he has seen before stays seen, and nobody has seen what is still to come. */
export async function see(db: Db, memberId: number, { at, isAlone, channel, payloads }: Seeing) {
  const { rows } = await sql<{ line: Date | null; announced: number }>`${sql.raw(isAlone ? LAST : '')} with seen as (
      insert into feed_visits as kept (member_id, seen_at) values (${memberId}, least(${at}, now()))
      on conflict (member_id) do update set
        line_at = case when kept.visited_at < now() - ${VISIT} then kept.seen_at else kept.line_at end,
        seen_at = greatest(kept.seen_at, excluded.seen_at), visited_at = now()
      returning line_at)
    select line_at as line, announce_changes(${channel}, ${payloads}::text[]) as announced from seen`.execute(db)
  return rows[0] ?? { line: null, announced: null }
}

/** When an item was, whose it is, and of how many births it tells. */
export interface ActivityTime {
  id: number
  at: number
  member_id: number
  births: number
}

/** The newest, without those of inactive members. */
export const listTimes = (db: Db, most: number): Promise<ActivityTime[]> =>
  db
    .selectFrom('activity_items as item')
    .innerJoin('members as member', 'member.id', 'item.member_id')
    .select(['item.id', 'item.member_id', 'item.births'])
    .select(sql<number>`(extract(epoch from item.created_at) * 1000000)::bigint`.as('at'))
    .where('member.inactive_since', 'is', null)
    .orderBy('item.created_at', 'desc')
    .orderBy('item.id', 'desc')
    .limit(most)
    .execute()

/** Pages know times in milliseconds: what they have seen is not new for its microseconds. */
const firstAfter = (since: Date) => new Date(since.getTime() + 1)

/** Up to `most`, of what others did after a time. */
export const countActivitySince = async (db: Db, since: Date, except: number, most: number) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from (
      select from activity_items item join members member on member.id = item.member_id
      where item.created_at >= ${firstAfter(since)} and item.member_id <> ${except} and member.inactive_since is null
      limit ${most}) as newer`.execute(db)
  ).rows[0]?.n ?? 0

/** Of which the same tells. */
export const countBirthsSince = async (db: Db, since: Date, except: number) =>
  (
    await sql<{ n: number }>`select coalesce(sum(births), 0)::int as n
      from activity_items item join members member on member.id = item.member_id
      where item.created_at >= ${firstAfter(since)} and item.member_id <> ${except} and member.inactive_since is null
        and item.births > 0`.execute(db)
  ).rows[0]?.n ?? 0
