// Notifications by mail: endpoints to services.
import { notifications } from '@aerie/contract/notifications'
import { linkPath } from '@aerie/contract/public-pages'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { chooseMail, chooseNewsMail, readMailChoice, readNewsMail, unsubscribe } from './service.ts'

export function notificationMailRoutes(app: FastifyInstance) {
  serve(app, notifications.mailChoice, (ctx) => readMailChoice(ctx))
  serve(app, notifications.chooseMail, (ctx, { body }) => chooseMail(ctx, body))
  serve(app, notifications.newsMail, (ctx) => readNewsMail(ctx))
  serve(app, notifications.chooseNewsMail, (ctx, { body }) => chooseNewsMail(ctx, body))
  serveVisitors(app, notifications.unsubscribe, (ctx, { params }) => unsubscribe(ctx, params.token))
  // Mail programs that cannot post open the same address, and a page asks.
  app.get<{ Params: { token: string } }>(notifications.unsubscribe.path, async (request, reply) =>
    reply.redirect(linkPath('unsubscribe', encodeURIComponent(request.params.token)), 303),
  )
}
