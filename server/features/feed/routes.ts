// The feed: endpoints to services.
import { feed } from '@aerie/contract/feed'
import type { FastifyInstance } from 'fastify'
import { isKnown, sendWritten } from '#features/reactions/written.ts'
import { serve } from '#platform/http/serve.ts'
import { linkToNext, servePage, USUAL_PAGE } from '#platform/http/serve-page.ts'
import { type Activity, listActivity, listNamed } from './activity.ts'
import { listReactors, react } from './reactions.ts'
import { removeActivity } from './service.ts'
import { readVisit, see } from './visits.ts'
import { listFeed } from './whole-feed.ts'

export function feedRoutes(app: FastifyInstance) {
  servePage(app, feed.list, (ctx, page, { query: { show, tag } }) => listFeed(ctx, page, { show, tag }))
  serve(app, feed.activity, async (ctx, { query: { limit = USUAL_PAGE, cursor, ids }, request, reply }) => {
    const send = (items: Activity[]) =>
      sendWritten(
        items.map(({ written }) => written),
        ctx.actor.id,
      )
    if (ids) return send(await listNamed(ctx, ids))
    const { items, next, tag } = await listActivity(ctx, { limit, cursor })
    if (tag !== null && isKnown(tag, request, reply)) return reply.code(304).send()
    if (next !== null) linkToNext(request, reply, next)
    return send(items)
  })
  serve(app, feed.removeActivity, async (ctx, { params }) => {
    await removeActivity(ctx, params.activityId)
    return {}
  })
  serve(app, feed.react, (ctx, { params, body }) => react(ctx, params.activityId, body))
  serve(app, feed.reactors, (ctx, { params }) => listReactors(ctx, params.activityId))
  serve(app, feed.visit, (ctx) => readVisit(ctx))
  serve(app, feed.see, (ctx, { body }) => see(ctx, new Date(body.at)))
}
