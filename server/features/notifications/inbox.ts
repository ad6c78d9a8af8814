// A member's notifications: listing them and marking them as read.
import { type Notification, notifications } from '@aerie/contract/notifications'
import { stale } from '@aerie/contract/stale'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce, hisOtherPages } from '#platform/events/announce.ts'
import type { NotificationKinds } from '#platform/notification-kinds.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { kindsBeyond } from './policy.ts'
import { present } from './present.ts'

/** A page of the caller's notifications, newest first. */
export async function listNotifications(
  ctx: MemberContext,
  kinds: NotificationKinds,
  { limit, cursor }: PageRequest,
): Promise<Page<Notification[]>> {
  const before = parseIdCursor(cursor)
  // An officer whose rights wait reads what any brother does.
  const except = kindsBeyond(ctx.actor)
  const rows = await data.listNotifications(ctx.db, ctx.actor.id, { limit: limit + 1, before, except })
  const { items, next } = cutPage(rows, limit, ({ id }) => String(id))
  return { items: await present(ctx, kinds, items), next }
}

export const markRead = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.markRead(tx.db, tx.actor.id, id))) throw notFound('Notification')
    await announceOwn(tx)
  })

export const markAllRead = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    await data.markAllRead(tx.db, tx.actor.id)
    await announceOwn(tx)
  })

/** To his other pages: the one where he reads asks anew by itself. */
const announceOwn = (tx: MemberContext) =>
  announce(tx, stale(notifications.list, notifications.count), hisOtherPages(tx))
