// How fresh records are: endpoints to services.
import { freshness } from '@aerie/contract/freshness'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { askLater, confirmParts, countFresh } from './service.ts'

export function freshnessRoutes(app: FastifyInstance) {
  serve(app, freshness.confirm, async (ctx, { body }) => {
    await confirmParts(ctx, body.parts)
    return {}
  })
  serve(app, freshness.askLater, async (ctx) => {
    await askLater(ctx)
    return {}
  })
  serve(app, freshness.count, countFresh)
}
