// What brothers have lately changed about themselves: endpoint to service.
import { feed } from '@aerie/contract/feed'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listActivity } from './service.ts'

export function activityRoutes(app: FastifyInstance) {
  serve(app, feed.activity, async (ctx, { query, reply }) => {
    const { items, next } = await listActivity(ctx, query)
    if (next) {
      const page = new URLSearchParams({ ...(query.limit && { limit: String(query.limit) }), cursor: next })
      reply.header('link', `</api/activity?${page}>; rel="next"`)
    }
    return items
  })
}
