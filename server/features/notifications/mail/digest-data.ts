// SQL of the notifications that a weekly digest tells: unread, and of a topic that its reader gets no emails of.
import { MAIL_UNTIL_CHOSEN } from '@aerie/contract/mail-topics'
import { NEVER_IN_DIGESTS, TOPIC_OF } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { IS_NOT_OVER, selectNotifications } from '../data.ts'

/** Ids above one and up to the other. */
export interface Span {
  after: number
  until: number
}

/** Null of what has emails of its own. */
const TOPIC = sql`${JSON.stringify(TOPIC_OF)}::jsonb->>notification.kind`

/** To be put after a condition. */
const untold = ({ after, until }: Span) => sql<boolean>`
  notification.id > ${after} and notification.id <= ${until} and notification.read_at is null and notification.withdrawn_at is null
  and notification.email_id is null and ${TOPIC} is not null and notification.kind <> all(${NEVER_IN_DIGESTS}::text[])
  and ${IS_NOT_OVER}
  and coalesce((select rhythm from notification_mail_choices choice where choice.member_id = notification.member_id
    and choice.topic = ${TOPIC}), ${JSON.stringify(MAIL_UNTIL_CHOSEN)}::jsonb->>(${TOPIC})) = 'never'`

/** The id of the newest that is so many days old; 0 where there is none. */
export async function findNewestId(db: Db, days: number) {
  const newest = await db
    .selectFrom('notifications')
    .select('id')
    .where(sql<boolean>`created_at <= now() - make_interval(days => ${days})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id ?? 0
}

export const listMembers = (db: Db, span: Span) =>
  db.selectFrom('notifications as notification').select('member_id as id').distinct().where(untold(span)).execute()

/** Those that end first come first. */
export const listNotifications = (db: Db, memberId: number, span: Span, limit: number) =>
  selectNotifications(db)
    .where('notification.member_id', '=', memberId)
    .where(untold(span))
    .orderBy('notification.until', (order) => order.asc().nullsFirst())
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute()
