// What brothers have lately changed about themselves: endpoint to service.
import { activity } from '@aerie/contract/activity'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listActivity } from './service.ts'

export function activityRoutes(app: FastifyInstance) {
  serve(app, activity.list, async (ctx, { query, reply }) => {
    const { items, next } = await listActivity(ctx, query)
    if (next) {
      const page = new URLSearchParams({ ...(query.limit && { limit: String(query.limit) }), cursor: next })
      reply.header('link', `</api/activity?${page}>; rel="next"`)
    }
    return items
  })
}
