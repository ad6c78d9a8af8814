// SQL of what a member has seen of the feed.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** A visit ends so long after the last sign of him. */
const VISIT = sql`interval '30 minutes'`
const LINE = sql<Date | null>`case when visited_at < now() - ${VISIT} then seen_at else line_at end`

/** Where what is new to him begins; null before his first visit. */
export const findLine = async (db: Db, memberId: number) =>
  (await db.selectFrom('feed_visits').select(LINE.as('line')).where('member_id', '=', memberId).executeTakeFirst())
    ?.line ?? null

/** What he has seen before stays seen, and nobody has seen what is still to come. */
export const see = async (db: Db, memberId: number, at: Date) =>
  (
    await sql<{ line: Date | null }>`
      insert into feed_visits as kept (member_id, seen_at) values (${memberId}, least(${at}, now()))
      on conflict (member_id) do update set
        line_at = case when kept.visited_at < now() - ${VISIT} then kept.seen_at else kept.line_at end,
        seen_at = greatest(kept.seen_at, excluded.seen_at), visited_at = now()
      returning line_at as line`.execute(db)
  ).rows[0]?.line ?? null

/** Up to `most`, of what others did after a time. */
export const countActivitySince = async (db: Db, since: Date, except: number, most: number) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from (
      select from activity_items item join members member on member.id = item.member_id
      where item.created_at > ${since} and item.member_id <> ${except} and member.inactive_since is null
      limit ${most}) as newer`.execute(db)
  ).rows[0]?.n ?? 0

/** Of which the same tells. */
export const countBirthsSince = async (db: Db, since: Date, except: number) =>
  (
    await sql<{ n: number }>`select coalesce(sum(births), 0)::int as n
      from activity_items item join members member on member.id = item.member_id
      where item.created_at > ${since} and item.member_id <> ${except} and member.inactive_since is null
        and item.births > 0`.execute(db)
  ).rows[0]?.n ?? 0
