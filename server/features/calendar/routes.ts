// Calendar feeds: endpoints to services.
import { calendar } from '@aerie/contract/calendar'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { endCalendar, openFeed, ownCalendar, renewCalendar } from './service.ts'

export function calendarRoutes(app: FastifyInstance, { publicUrl }: RouteDeps) {
  serve(app, calendar.show, (ctx) => ownCalendar(ctx))
  serve(app, calendar.renew, (ctx) => renewCalendar(ctx, publicUrl()))
  serve(app, calendar.end, async (ctx) => {
    await endCalendar(ctx)
    return {}
  })
  serveVisitors(app, calendar.feed, async (ctx, { params, request, reply }) => {
    const feed = await openFeed(ctx, params.token, publicUrl())
    // Weak, since it is the same calendar compressed or not.
    const etag = `W/"${feed.tag}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (request.headers['if-none-match']?.includes(feed.tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(await feed.write())
  })
}
