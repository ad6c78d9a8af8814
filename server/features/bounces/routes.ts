// Mails that came back: endpoints to services.
import { bounces } from '@aerie/contract/bounces'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { confirmOwn, markReturned, readOwn, readReading, unmarkReturned } from './service.ts'

export function bounceRoutes(app: FastifyInstance, { installation }: RouteDeps) {
  serve(app, bounces.own, (ctx) => readOwn(ctx))
  serve(app, bounces.confirm, async (ctx) => {
    await confirmOwn(ctx)
    return {}
  })
  serve(app, bounces.reading, (ctx) => readReading(ctx, installation.readsBounces))
  serve(app, bounces.mark, async (ctx, { params }) => {
    await markReturned(ctx, params.memberId)
    return {}
  })
  serve(app, bounces.unmark, async (ctx, { params }) => {
    await unmarkReturned(ctx, params.memberId)
    return {}
  })
}
