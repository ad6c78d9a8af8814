// Notifications: endpoints to services.
import { notifications } from '@aerie/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listNotifications, markAllRead, markRead } from './service.ts'
import { readUnreadCount } from './unread-counts.ts'

export function notificationRoutes(app: FastifyInstance) {
  serve(app, notifications.list, async (ctx, { query, reply }) => {
    const { items, next } = await listNotifications(ctx, query)
    if (next) {
      const page = new URLSearchParams({ ...(query.limit && { limit: String(query.limit) }), cursor: next })
      reply.header('link', `</api/notifications?${page}>; rel="next"`)
    }
    return items
  })
  serve(app, notifications.count, async (ctx) => ({ count: await readUnreadCount(ctx, ctx.actor.id) }))
  serve(app, notifications.read, async (ctx, { params }) => {
    await markRead(ctx, params.notificationId)
    return {}
  })
  serve(app, notifications.readAll, async (ctx) => {
    await markAllRead(ctx)
    return {}
  })
}
