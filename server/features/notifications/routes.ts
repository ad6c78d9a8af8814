// Notifications: endpoints to services.
import { notifications } from '@aerie/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { readyOnce } from '#platform/http/ready.ts'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import type { NotificationKinds } from '#platform/notification-kinds.ts'
import { listNotifications, markAllRead, markRead } from './inbox.ts'
import { readUnreadCount } from './unread-counts.ts'

export function notificationRoutes(app: FastifyInstance, kinds: NotificationKinds) {
  servePage(app, notifications.list, (ctx, page) => listNotifications(ctx, kinds, page))
  serve(app, notifications.count, async (ctx) => ({ count: await readUnreadCount(ctx, ctx.actor.id) }))
  app.fastPath.add(notifications.count, (ctx) => {
    const count = readUnreadCount.present(ctx, ctx.actor.id)
    return count === undefined ? null : readyOnce(JSON.stringify({ count }))
  })
  serve(app, notifications.read, async (ctx, { params }) => {
    await markRead(ctx, params.notificationId)
    return {}
  })
  serve(app, notifications.readAll, async (ctx) => {
    await markAllRead(ctx)
    return {}
  })
}
