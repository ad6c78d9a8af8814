// SQL of the notifications that are on their way to browsers.

import { NOTIFICATION_KINDS } from '@aerie/contract/notifications'
import { pushTopicOf } from '@aerie/contract/push'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The notifications of a subject, and all of one member. */
export interface PushScope {
  subjectType: string
  subjectId: number
  memberId: number | null
}

const TOPIC = sql`${JSON.stringify(Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, pushTopicOf(kind)])))}::jsonb->>notification.kind`

/** Unread, not withdrawn, not over, and about nobody who is inactive. */
const STANDS = sql<boolean>`notification.read_at is null and notification.withdrawn_at is null
  and (notification.until is null or notification.until >= (select organisation_day(now())))
  and not exists (select from members about where about.id = notification.about_id and about.inactive_since is not null)`

/** Makes a row for each browser that is to hear of what was told since yesterday, and answers their ids. */
export async function insertPushes(db: Db, { subjectType, subjectId, memberId }: PushScope) {
  const { rows } = await sql<{ id: number }>`
    insert into pushes (subscription_id, notification_id)
    select device.id, notification.id
    from notifications notification
      join push_subscriptions device on device.member_id = notification.member_id
        and device.since <= notification.created_at and ${TOPIC} = any(device.topics)
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join members reader on reader.id = notification.member_id and reader.inactive_since is null
    where ((notification.subject_type = ${subjectType} and notification.subject_id = ${subjectId}::int)
        or notification.member_id = ${memberId}::int)
      and notification.created_at > now() - interval '1 day' and ${STANDS}
    order by notification.id, device.id
    on conflict (subscription_id, notification_id) do nothing returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Published within a day: what comes out again later is no news. */
const IS_NEWS = sql<boolean>`item.is_published and item.source_type is null and item.published_at > now() - interval '1 day'`

/** Makes a row for each browser that is to hear of a news item, but those of who wrote it, and answers their ids. */
export async function insertNewsPushes(db: Db, newsId: number) {
  const { rows } = await sql<{ id: number }>`
    insert into pushes (subscription_id, news_id)
    select device.id, item.id
    from news_items item
      join push_subscriptions device on device.since <= item.published_at and 'news' = any(device.topics)
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join members reader on reader.id = device.member_id and reader.inactive_since is null
    where item.id = ${newsId} and ${IS_NEWS} and item.author_id is distinct from reader.id
    order by device.id for key share of item
    on conflict (subscription_id, news_id) do nothing returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** One that has not been sent, of an item that is still out. */
export async function findNewsPush(db: Db, pushId: number) {
  const { rows } = await sql<{
    id: number
    endpoint: string
    p256dh: string
    auth: string
    member_id: number
    news_id: number
    published_at: Date
  }>`
    select device.id, device.endpoint, device.p256dh, device.auth, device.member_id, item.id as news_id, item.published_at
    from pushes push
      join push_subscriptions device on device.id = push.subscription_id and 'news' = any(device.topics)
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join members reader on reader.id = device.member_id and reader.inactive_since is null
      join news_items item on item.id = push.news_id
    where push.id = ${pushId} and push.done_at is null and ${IS_NEWS}`.execute(db)
  return rows[0]
}

/** One that has not been sent, of what still stands and is told to a member who may still get it. */
export async function findPush(db: Db, pushId: number) {
  const { rows } = await sql<{
    device_id: number
    endpoint: string
    p256dh: string
    auth: string
    id: number
    member_id: number
    about_id: number | null
    role: string
    kind: string
    subject_type: string
    subject_id: number
    facts: unknown
    until: string | null
    created_at: Date
  }>`
    select device.id as device_id, device.endpoint, device.p256dh, device.auth, reader.role, notification.id,
      notification.member_id, notification.about_id, notification.kind, notification.subject_type, notification.subject_id, notification.facts,
      notification.until, notification.created_at
    from pushes push
      join push_subscriptions device on device.id = push.subscription_id
      join sessions on sessions.id = device.session_id and sessions.expires_at > now()
      join notifications notification on notification.id = push.notification_id
      join members reader on reader.id = notification.member_id and reader.inactive_since is null
    where push.id = ${pushId} and push.done_at is null and ${TOPIC} = any(device.topics) and ${STANDS}`.execute(db)
  return rows[0]
}

/** It is said of its browser. */
export const noteGivenUp = (db: Db, pushId: number) =>
  sql`with push as (update pushes set done_at = now() where id = ${pushId} returning subscription_id)
    update push_subscriptions set failed_at = now() where id = (select subscription_id from push)`.execute(db)

export const noteDone = (db: Db, pushId: number) =>
  db.updateTable('pushes').set({ done_at: sql`now()` }).where('id', '=', pushId).execute()

/** By then none is looked for any more. */
export const purgePushes = (db: Db) => sql`delete from pushes where made_at < now() - interval '2 days'`.execute(db)
