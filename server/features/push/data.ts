// SQL of the browsers that take notifications.
import type { PushTarget, PushTopic } from '@aerie/contract/push'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Of one member. */
const MOST_DEVICES = 20

/** Those of sessions that go on, the newest first. */
export const listDevices = (db: Db, memberId: number) =>
  db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.id', 'device.session_id', 'device.topics', 'device.created_at', 'device.last_sent_at'])
    .select(['device.failed_at', 'sessions.device'])
    .where('device.member_id', '=', memberId)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .orderBy('device.id', 'desc')
    .execute()

/** What this browser took for another session, of whomever, ends. */
export const removeElsewhere = (db: Db, { endpoint }: PushTarget, sessionId: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('session_id', '<>', sessionId).execute()

interface Saved {
  target: PushTarget
  /** Null leaves those that are kept. */
  topics: PushTopic[] | null
  untilChosen: PushTopic[]
}

/** Answers whether it is new; null where the session has ended. */
export async function save(db: Db, sessionId: string, { target, topics, untilChosen }: Saved) {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into push_subscriptions as kept (session_id, member_id, endpoint, p256dh, auth, topics)
    select id, member_id, ${target.endpoint}, ${target.p256dh}, ${target.auth}, ${topics ?? untilChosen}::text[]
    from sessions where id = ${sessionId}
    on conflict (session_id) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
      topics = coalesce(${topics}::text[], kept.topics), renewed_at = now(),
      since = case when ${topics}::text[] is null or kept.topics = ${topics}::text[] then kept.since else now() end
    returning xmax = 0 as is_new`.execute(db)
  return rows[0]?.is_new ?? null
}

export const removeOldest = (db: Db, memberId: number) =>
  sql`delete from push_subscriptions where id in (select id from push_subscriptions where member_id = ${memberId}
    order by renewed_at desc, id desc offset ${MOST_DEVICES})`.execute(db)

/** Answers whether it is his. */
export const saveTopics = async (db: Db, memberId: number, id: number, topics: PushTopic[]) =>
  (
    await db
      .updateTable('push_subscriptions')
      .set({ topics, since: sql`now()` })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

/** Answers whether it was his. */
export const remove = async (db: Db, memberId: number, id: number) =>
  (await db.deleteFrom('push_subscriptions').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst())
    .numDeletedRows > 0n

/** The browser of a session, with the member whose it is; undefined where it takes nothing. */
export const findOfSession = (db: Db, sessionId: string) =>
  db.selectFrom('push_subscriptions').select('id').where('session_id', '=', sessionId).executeTakeFirst()

export const findTarget = (db: Db, id: number) =>
  db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.id', 'device.member_id', 'device.endpoint', 'device.p256dh', 'device.auth'])
    .where('device.id', '=', id)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

export const noteSent = (db: Db, id: number) =>
  db.updateTable('push_subscriptions').set({ last_sent_at: sql`now()`, failed_at: null }).where('id', '=', id).execute()

export const noteFailed = (db: Db, id: number) =>
  db.updateTable('push_subscriptions').set({ failed_at: sql`now()` }).where('id', '=', id).execute()
