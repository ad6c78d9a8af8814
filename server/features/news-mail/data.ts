// SQL of the emails that bring news: who gets which, and which of them have become jobs.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { takeLock } from '#platform/db/locks.ts'

/** After so many weeks it is forgotten who got a digest. */
const KEPT_WEEKS = 8

/** Members who have come in, can be mailed, and get news by mail as `rhythm` says. */
const readers = (rhythm: 'at_once' | 'weekly') => sql`from members reader
  join passwords on passwords.member_id = reader.id and passwords.one_time_until is null
  left join notification_mail_choices choice on choice.member_id = reader.id and choice.topic = 'news'
  where reader.inactive_since is null and reader.email is not null
    and coalesce(choice.rhythm, 'weekly') = ${sql.lit(rhythm)}`

/** News items that are mailed: what officers write. Shared trips are told to those whom they concern. */
const MAILED_NEWS = sql`item.is_published and item.source_type is null`

/** Whether a reader was or is to be mailed an item, in whichever way. */
const IS_MAILED = sql`(
  exists (select from news_emails other where other.member_id = reader.id and other.news_id = item.id)
  or exists (select from digest_news told join news_emails other on other.day = told.day
    where told.news_id = item.id and other.member_id = reader.id))`

/** Held until the transaction ends, so that emails become jobs at their rate. */
export const lockEmails = (db: Db) => takeLock(db, 'newsEmails')

/** One email of the item, unless it first came out longer ago, for each who gets news at once and was not told of it. */
export const insertNewsEmails = (db: Db, newsId: number, days: number) =>
  sql`insert into news_emails (member_id, news_id)
    select reader.id, item.id from news_items item cross join (
      select reader.id ${readers('at_once')}) as reader
    where item.id = ${newsId} and ${MAILED_NEWS} and not ${IS_MAILED}
      and item.published_at > now() - make_interval(days => ${days})
    order by reader.id for key share of item
    on conflict do nothing`.execute(db)

/** The last notification that a digest tells of; undefined before the first digest. */
export const findLastDigest = (db: Db) =>
  db.selectFrom('digests').select('until_notification').orderBy('day', 'desc').limit(1).executeTakeFirst()

/** False where the digest of that day was composed before. */
export async function beginDigest(db: Db, day: string, notifications: { after: number; until: number }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('digests')
    .values({ day, after_notification: notifications.after, until_notification: notifications.until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Has the digest tell what came out in the last days and is in no other. */
export const addNewsToDigest = (db: Db, day: string, days: number) =>
  sql`insert into digest_news (news_id, day) select item.id, ${day}::date from news_items item
    where ${MAILED_NEWS} and item.published_at > now() - make_interval(days => ${days})
    on conflict do nothing`.execute(db)

/** One digest for each weekly reader for whom there is news, and for those of `told`. */
export const insertDigestEmails = (db: Db, day: string, told: number[]) =>
  sql`insert into news_emails (member_id, day)
    select reader.id, ${day}::date from (select reader.id ${readers('weekly')}) as reader
    where reader.id = any(${told}::int[])
      or exists (select from digest_news join news_items item on item.id = digest_news.news_id
        where digest_news.day = ${day}::date and ${MAILED_NEWS} and not ${IS_MAILED})
    order by reader.id
    on conflict do nothing`.execute(db)

export const purgeOldDigests = (db: Db, day: string) =>
  sql`delete from news_emails where day < ${day}::date - ${7 * KEPT_WEEKS}::int`.execute(db)

/** Makes emails jobs, those of one item first, as many as are left of a minute's number; answers their ids. */
export async function takeForMinute(db: Db, perMinute: number) {
  const { rows } = await sql<{ id: number }>`
    update news_emails set job_at = now() where id in (
      select id from news_emails where job_at is null order by (day is not null), id
      limit greatest(0, ${perMinute}::int - (select count(*) from news_emails
        where job_at >= date_trunc('minute', now()) and job_at < date_trunc('minute', now()) + interval '1 minute')))
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export const purgeWaiting = (db: Db) => db.deleteFrom('news_emails').where('job_at', 'is', null).execute()

export const deleteUnsent = (db: Db, memberId: number) =>
  db.deleteFrom('news_emails').where('member_id', '=', memberId).where('sent_at', 'is', null).execute()

export async function isAnyLeft(db: Db) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from news_emails where job_at is null) as left`.execute(db)
  return rows[0]?.left === true
}

export interface DueEmail {
  code: string
  memberId: number
  email: string
  firstName: string
  familiar: string | null
  newsId: number | null
  /** Of a digest. */
  day: string | null
  afterNotification: number
  untilNotification: number
}

/** An email that was not sent, to somebody who still gets news in this way. */
export async function findDue(db: Db, emailId: number): Promise<DueEmail | undefined> {
  const of = (rhythm: 'at_once' | 'weekly') => sql`
    select due.code, due.news_id, due.day, reader.id, reader.email, reader.first_name, reader.familiar
    from news_emails due cross join lateral (
      select reader.* ${readers(rhythm)} and reader.id = due.member_id) as reader
    where due.id = ${emailId} and due.sent_at is null and (due.day is null) = ${sql.lit(rhythm === 'at_once')}`
  const { rows } = await sql<DueEmail>`
    select due.code, due.id as "memberId", due.email, due.first_name as "firstName", due.familiar,
      due.news_id as "newsId", due.day::text as day,
      coalesce(digest.after_notification, 0) as "afterNotification",
      coalesce(digest.until_notification, 0) as "untilNotification"
    from (${of('at_once')} union all ${of('weekly')}) as due
      left join digests digest on digest.day = due.day`.execute(db)
  return rows[0]
}

const mailedNews = (db: Db) =>
  db
    .selectFrom('news_items as item')
    .select(['item.id', 'item.title', 'item.body', 'item.format', 'item.excerpt', 'item.link'])
    .where('item.is_published', '=', true)
    .where('item.source_type', 'is', null)

/** Undefined where it is not published any more. */
export const findNews = (db: Db, newsId: number) => mailedNews(db).where('item.id', '=', newsId).executeTakeFirst()

/** Of a digest, without what its reader was mailed by itself; the newest first. */
export const listDigestNews = (db: Db, day: string, memberId: number) =>
  mailedNews(db)
    .innerJoin('digest_news as told', 'told.news_id', 'item.id')
    .where('told.day', '=', day)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('news_emails as other')
            .select('other.id')
            .where('other.member_id', '=', memberId)
            .whereRef('other.news_id', '=', 'item.id'),
        ),
      ),
    )
    .orderBy('item.published_at', 'desc')
    .orderBy('item.id', 'desc')
    .execute()

export const noteSent = (db: Db, emailId: number) =>
  db.updateTable('news_emails').set({ sent_at: sql`now()` }).where('id', '=', emailId).execute()

/** What cannot be sent any more leaves nothing behind: should the item come out again, it is mailed then. */
export const deleteEmail = (db: Db, emailId: number) =>
  db.deleteFrom('news_emails').where('id', '=', emailId).where('sent_at', 'is', null).execute()
