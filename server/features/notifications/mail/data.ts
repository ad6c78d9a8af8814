// SQL of mail choices and of notification emails.
import { type MailChoice, type MailRhythm, MailTopic, NewsRhythm, TOPIC_OF } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { takeLock } from '#platform/db/locks.ts'
import { selectNotifications } from '../data.ts'
import type { Subject } from '../sync-data.ts'

type Rhythm = Exclude<MailRhythm, 'never'>
type Row = { topic: MailTopic; rhythm: Rhythm }

export const listChoices = (db: Db, memberId: number) =>
  db
    .selectFrom('notification_mail_choices')
    .select(['topic', 'rhythm'])
    .where('member_id', '=', memberId)
    .where('topic', 'in', MailTopic.options)
    .$narrowType<Row>()
    .execute()

export const listReaders = (db: Db, topic: MailTopic) =>
  db.selectFrom('notification_mail_choices').select('member_id as id').where('topic', '=', topic).execute()

/** Keeps since when a topic has been mailed where only the rhythm changes. */
export async function saveChoices(db: Db, memberId: number, choice: MailChoice) {
  const chosen = Object.entries(choice).filter(([, rhythm]) => rhythm !== 'never')
  await removeChoices(
    db,
    memberId,
    Object.keys(choice).filter((topic) => !chosen.some(([one]) => one === topic)),
  )
  if (chosen.length === 0) return
  await db
    .insertInto('notification_mail_choices')
    .values(chosen.map(([topic, rhythm]) => ({ member_id: memberId, topic, rhythm })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'topic']).doUpdateSet((eb) => ({ rhythm: eb.ref('excluded.rhythm') })),
    )
    .execute()
}

/** Answers whether there was anything to remove. */
export async function removeChoices(db: Db, memberId: number, topics: string[]) {
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
export const saveNewsRhythm = async (db: Db, memberId: number, rhythm: NewsRhythm) =>
  ((
    await sql`insert into notification_mail_choices as kept (member_id, topic, rhythm)
      select id, 'news', ${rhythm} from members where id = ${memberId}
      on conflict (member_id, topic) do update set rhythm = excluded.rhythm where kept.rhythm <> excluded.rhythm`.execute(
      db,
    )
  ).numAffectedRows ?? 0n) > 0n

/** The topic of a notification. */
const TOPIC = sql<string>`${JSON.stringify(TOPIC_OF)}::jsonb->>told.kind`

/** Left out are notifications that are over, withdrawn, read, or older than the reader's choice of mail. */
const UNMAILED = sql`notifications told
  join notification_mail_choices choice on choice.member_id = told.member_id and choice.topic = ${TOPIC}
    and told.created_at >= choice.since
  join members reader on reader.id = told.member_id and reader.inactive_since is null and reader.email is not null
  where told.email_id is null and told.withdrawn_at is null and told.read_at is null
    and (told.until is null or told.until >= now()::date)`

/** The notifications of a subject, and all of one member. */
export interface MailScope {
  subject: Subject
  memberId: number | null
}

const of = ({ subject, memberId }: MailScope) => sql`(
  (told.subject_type = ${subject.type} and told.subject_id = ${subject.id}) or told.member_id = ${memberId}::int)`

/** Held until the transaction ends, so that a notification goes into one email only. */
export const lockEmails = (db: Db) => takeLock(db, 'notificationEmails')

/**
 * Puts notifications that are not mailed yet into emails, one for each reader, and returns their ids: those in scope
 * for readers who chose mail at once; or on `day` all, for readers without an email of that day. To be called under
 * the lock, in a later statement than the one that took it.
 */
export async function insertEmails(db: Db, what: MailScope | { day: string }) {
  const [which, day] = 'day' in what ? [sql``, what.day] : [sql`and ${of(what)} and choice.rhythm = 'at_once'`, null]
  const { rows } = await sql<{ id: number }>`
    insert into notification_emails (member_id, day)
    select distinct told.member_id, ${day}::date from ${UNMAILED} ${which}
    on conflict (member_id, day) do nothing returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    update notifications set email_id = unmailed.email_id
    from (
      select told.id, email.id as email_id
      from notification_emails email join lateral (select told.id from ${UNMAILED} ${which}
        and told.member_id = email.member_id) as told on true
      where email.id = any(${ids}::int[])) as unmailed
    where notifications.id = unmailed.id`.execute(db)
  return ids
}

export async function isLeftForTheDay(db: Db, scope: MailScope) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from ${UNMAILED} and ${of(scope)} and choice.rhythm = 'daily') as left`.execute(db)
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

/** The notifications of an email that are unread, not over, and of a topic that the reader has chosen. */
export const listNotifications = (db: Db, emailId: number) =>
  selectNotifications(db)
    .innerJoin('notification_mail_choices as choice', (join) =>
      join.onRef('choice.member_id', '=', 'told.member_id').on('choice.topic', '=', TOPIC),
    )
    .where('told.email_id', '=', emailId)
    .where('told.read_at', 'is', null)
    .where(sql<boolean>`(told.until is null or told.until >= now()::date)`)
    .orderBy('told.until', (order) => order.asc().nullsFirst())
    .orderBy('told.id')
    .execute()

/** A notification that was withdrawn before its email was sent may go into another one, should it be renewed. */
export const dropWithdrawn = (db: Db, emailId: number) =>
  sql`update notifications told set email_id = null from notification_emails email
    where told.email_id = ${emailId} and told.withdrawn_at is not null
      and email.id = told.email_id and email.sent_at is null`.execute(db)

export const noteSent = (db: Db, emailId: number) =>
  db.updateTable('notification_emails').set({ sent_at: sql`now()` }).where('id', '=', emailId).execute()
