// SQL of the notifications as they are read.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The columns of the member it is about, for his `PersonRef`. */
interface About {
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  avatar: string | null
  avatar_hash: string | null
  remembered_since: string | null
}

export type InboxRow = Awaited<ReturnType<typeof listNotifications>>[number]

/** Of `notification`; the day is asked once for a statement. */
export const IS_NOT_OVER = sql<boolean>`(notification.until is null or notification.until >= (select organisation_day(now())))`

/** Those that are not withdrawn and not about an inactive member. */
const standing = (db: Db) =>
  db
    .selectFrom('notifications as notification')
    .leftJoin('members as about', 'about.id', 'notification.about_id')
    .where('notification.withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('notification.about_id', 'is', null),
        eb.and([eb('about.id', 'is not', null), eb('about.inactive_since', 'is', null)]),
      ]),
    )

export const selectNotifications = (db: Db) =>
  standing(db)
    .select([
      'notification.id',
      'notification.member_id',
      'notification.kind',
      'notification.subject_id',
      'notification.facts',
    ])
    .select(['notification.created_at', 'notification.read_at'])
    .select(
      sql<About | null>`case when about.id is not null then json_build_object('id', about.id,
        'first_name', about.first_name, 'familiar', about.familiar, 'last_name', about.last_name,
        'avatar', about.avatar, 'avatar_hash', about.avatar_hash,
        'remembered_since', about.remembered_since) end`.as('about'),
    )

interface InboxPage {
  limit: number
  /** The id that the page follows. */
  before: number | null
  /** Kinds that are left out. */
  except: string[]
}

/** Newest first. */
export const listNotifications = (db: Db, memberId: number, { limit, before, except }: InboxPage) =>
  selectNotifications(db)
    .where('notification.member_id', '=', memberId)
    .$if(except.length > 0, (query) => query.where('notification.kind', 'not in', except))
    .$if(before !== null, (query) => query.where('notification.id', '<', before))
    .orderBy('notification.id', 'desc')
    .limit(limit)
    .execute()

/** Of many members at once; who has none is not in it. */
export const countUnread = async (db: Db, memberIds: number[]) => {
  const rows = await standing(db)
    .select(['notification.member_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('notification.member_id', '=', sql<number>`any(${memberIds}::int[])`)
    .where('notification.read_at', 'is', null)
    .groupBy('notification.member_id')
    .execute()
  return new Map(rows.map(({ member_id, n }) => [member_id, n]))
}

/** Returns whether it is his and not withdrawn. */
export const markRead = async (db: Db, memberId: number, id: number) =>
  (
    await db
      .updateTable('notifications')
      .set({ read_at: sql<Date>`coalesce(read_at, now())` })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const markAllRead = (db: Db, memberId: number) =>
  db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
