// SQL of mail choices and of notification emails.
import {
  MAIL_UNTIL_CHOSEN,
  MAILED_THOUGH_READ,
  type MailChoice,
  type MailRhythm,
  MailTopic,
  NewsRhythm,
} from '@aerie/contract/mail-topics'
import { TOPIC_OF } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { takeLock } from '#platform/db/locks.ts'
import { IS_NOT_OVER, selectNotifications } from '../data.ts'
import type { Subject } from '../sync-data.ts'

type MailPreference = { topic: MailTopic; rhythm: MailRhythm }

export const listChoices = (db: Db, memberId: number) =>
  db
    .selectFrom('notification_mail_choices')
    .select(['topic', 'rhythm'])
    .where('member_id', '=', memberId)
    .where('topic', 'in', MailTopic.options)
    .$narrowType<MailPreference>()
    .execute()

export const listReaders = (db: Db, topic: MailTopic) =>
  db.selectFrom('notification_mail_choices').select('member_id as id').where('topic', '=', topic).execute()

/** Topics that are mailed unless a member says otherwise. */
const MAILED_UNASKED = MailTopic.options.filter((topic) => MAIL_UNTIL_CHOSEN[topic] !== 'never')

/** Keeps since when a topic has been mailed where only the rhythm changes; what is mailed unasked has been all along. */
export async function saveChoices(db: Db, memberId: number, choice: MailChoice) {
  const kept = MailTopic.options.filter((topic) => choice[topic] !== 'never' || MAILED_UNASKED.includes(topic))
  await removeChoices(
    db,
    memberId,
    MailTopic.options.filter((topic) => !kept.includes(topic)),
  )
  await saveRhythms(db, memberId, Object.fromEntries(kept.map((topic) => [topic, choice[topic]])))
}

/** Answers whether any is another than before; false too where he is gone. */
const saveRhythms = async (db: Db, memberId: number, rhythms: Record<string, MailRhythm | NewsRhythm>) =>
  ((
    await sql`insert into notification_mail_choices as kept (member_id, topic, rhythm, since)
      select id, key, value, case when key = any(${MAILED_UNASKED}::text[]) then created_at else now() end from members, jsonb_each_text(${JSON.stringify(rhythms)}::jsonb) where id = ${memberId}
      on conflict (member_id, topic) do update set rhythm = excluded.rhythm,
        since = case when kept.rhythm = 'never' then now() else kept.since end
      where kept.rhythm <> excluded.rhythm`.execute(db)
  ).numAffectedRows ?? 0n) > 0n

/** No mail of these topics from now on; answers whether there was any. */
export async function endMail(db: Db, memberId: number, topics: MailTopic[]) {
  const unasked = topics.filter((topic) => MAILED_UNASKED.includes(topic))
  const isRemoved = await removeChoices(
    db,
    memberId,
    topics.filter((topic) => !unasked.includes(topic)),
  )
  const never = Object.fromEntries(unasked.map((topic) => [topic, 'never' as const]))
  return (await saveRhythms(db, memberId, never)) || isRemoved
}

/** Answers whether there was anything to remove. */
async function removeChoices(db: Db, memberId: number, topics: string[]) {
  if (topics.length === 0) return false
  const { numDeletedRows } = await db
    .deleteFrom('notification_mail_choices')
    .where('member_id', '=', memberId)
    .where('topic', 'in', topics)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Weekly, until he chooses. */
export const findNewsRhythm = async (db: Db, memberId: number) =>
  NewsRhythm.parse(
    (
      await db
        .selectFrom('notification_mail_choices')
        .select('rhythm')
        .where('member_id', '=', memberId)
        .where('topic', '=', 'news')
        .executeTakeFirst()
    )?.rhythm ?? 'weekly',
  )

/** Answers whether that is another than before; false too where he is gone. */
export const saveNewsRhythm = (db: Db, memberId: number, rhythm: NewsRhythm) =>
  saveRhythms(db, memberId, { news: rhythm })

/** The topic of a notification. */
const TOPIC = sql<string>`${JSON.stringify(TOPIC_OF)}::jsonb->>notification.kind`

/** The rhythm of a topic for who has chosen none. */
const UNCHOSEN = sql<string>`${JSON.stringify(MAIL_UNTIL_CHOSEN)}::jsonb->>(${TOPIC})`

/** Whether it has an email of its own, and one though it was read before. */
const IS_KEPT = sql<boolean>`${TOPIC} = any(${MAILED_THOUGH_READ}::text[])`

/** Of a notification, as its reader has chosen; who has never come in has not been asked, unless he has voted. */
const RHYTHM = sql<string>`coalesce(choice.rhythm, case when ${IS_KEPT} or exists (
  select from passwords where passwords.member_id = notification.member_id and one_time_until is null) then ${UNCHOSEN} end, 'never')`

/**
 * Left out are notifications that are over, withdrawn, read (unless they are mailed all the same), or older than the
 * reader's choice of mail. Who has chosen nothing is mailed at once, if at all: an email of a day tells what was chosen.
 */
const unmailed = (choices: 'left' | 'inner') => sql`notifications notification
  ${sql.raw(choices)} join notification_mail_choices choice on choice.member_id = notification.member_id and choice.topic = ${TOPIC}
  join members reader on reader.id = notification.member_id and reader.inactive_since is null and reader.email is not null
  where notification.email_id is null and notification.withdrawn_at is null and (notification.read_at is null or ${IS_KEPT})
    and notification.created_at >= coalesce(choice.since, '-infinity') and ${RHYTHM} <> 'never'
    and ${IS_NOT_OVER}`

/** The notifications of a subject, and all of one member but those that have emails of their own. */
export interface MailScope {
  subject: Subject
  memberId: number | null
}

const of = ({ subject, memberId }: MailScope) => sql`(
  (notification.subject_type = ${subject.type} and notification.subject_id = ${subject.id}) or (notification.member_id = ${memberId}::int and not ${IS_KEPT}))`

/** Held until the transaction ends, so that a notification goes into one email only. */
export const lockEmails = (db: Db) => takeLock(db, 'notificationEmails')

/**
 * Puts notifications that are not mailed yet into emails, one for each reader, and returns their ids: those in scope
 * for readers who chose mail at once; or on `day` all, for readers without an email of that day. To be called under
 * the lock, in a later statement than the one that took it.
 */
export async function insertEmails(db: Db, what: MailScope | { day: string }) {
  const [from, day] =
    'day' in what
      ? [sql`${unmailed('inner')} and not ${IS_KEPT}`, what.day]
      : [sql`${unmailed('left')} and ${of(what)} and ${RHYTHM} = 'at_once'`, null]
  const { rows } = await sql<{ id: number }>`
    insert into notification_emails (member_id, day)
    select distinct notification.member_id, ${day}::date from ${from} order by notification.member_id
    on conflict (member_id, day) do nothing returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    update notifications set email_id = unmailed.email_id
    from (
      select notification.id, email.id as email_id
      from notification_emails email join lateral (select notification.id from ${from}
        and notification.member_id = email.member_id) as notification on true
      where email.id = any(${ids}::int[])) as unmailed
    where notifications.id = unmailed.id`.execute(db)
  return ids
}

export async function isLeftForTheDay(db: Db, scope: MailScope) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from ${unmailed('left')} and ${of(scope)} and ${RHYTHM} = 'daily') as left`.execute(db)
  return rows[0]?.left === true
}

/** An email that has not been sent, to a reader who still may get one. */
export const findEmail = (db: Db, emailId: number) =>
  db
    .selectFrom('notification_emails')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['code', 'member_id', 'email', 'first_name', 'familiar'])
    .where('notification_emails.id', '=', emailId)
    .where('sent_at', 'is', null)
    .where('inactive_since', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()

/** The notifications of an email that are unread or mailed all the same, not over, and of a topic that the reader has chosen. */
export const listNotifications = (db: Db, emailId: number) =>
  selectNotifications(db)
    .leftJoin('notification_mail_choices as choice', (join) =>
      join.onRef('choice.member_id', '=', 'notification.member_id').on('choice.topic', '=', TOPIC),
    )
    .where('notification.email_id', '=', emailId)
    .where(sql<boolean>`coalesce(choice.rhythm, ${UNCHOSEN}) <> 'never'`)
    .where(sql<boolean>`(notification.read_at is null or ${IS_KEPT})`)
    .where(IS_NOT_OVER)
    .orderBy('notification.until', (order) => order.asc().nullsFirst())
    .orderBy('notification.id')
    .execute()

/** A notification that was withdrawn before its email was sent may go into another one, should it be renewed. */
export const dropWithdrawn = (db: Db, emailId: number) =>
  sql`update notifications notification set email_id = null from notification_emails email
    where notification.email_id = ${emailId} and notification.withdrawn_at is not null
      and email.id = notification.email_id and email.sent_at is null`.execute(db)

/** Counts all that was not mailed to a member as mailed. */
export async function passOver(db: Db, memberId: number) {
  const { id } = await db
    .insertInto('notification_emails')
    .values({ member_id: memberId, sent_at: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update notification_emails set sent_at = now() where member_id = ${memberId} and sent_at is null`.execute(
    db,
  )
  await sql`update notifications set email_id = ${id} where member_id = ${memberId} and email_id is null`.execute(db)
}

export const noteSent = (db: Db, emailId: number) =>
  db.updateTable('notification_emails').set({ sent_at: sql`now()` }).where('id', '=', emailId).execute()
