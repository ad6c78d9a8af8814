// New brothers: endpoints to services.
import { newcomers } from '@aerie/contract/newcomers'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { readFirstSteps } from './first-steps.ts'
import { listNewcomers } from './latest.ts'
import { dismissFirstSteps, seePrivacy } from './service.ts'

export function newcomerRoutes(app: FastifyInstance) {
  serve(app, newcomers.list, (ctx) => listNewcomers(ctx))
  serve(app, newcomers.firstSteps, (ctx) => readFirstSteps(ctx, ctx.actor.id))
  serve(app, newcomers.dismissFirstSteps, async (ctx) => {
    await dismissFirstSteps(ctx)
    return {}
  })
  serve(app, newcomers.seePrivacy, async (ctx) => {
    await seePrivacy(ctx)
    return {}
  })
}
