// New brothers: endpoints to services.
import { newcomers } from '@aerie/contract/newcomers'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { listNewcomers } from './latest.ts'
import { dismissFirstSteps, readFirstSteps, seePrivacy } from './service.ts'

export function newcomerRoutes(app: FastifyInstance) {
  serve(app, newcomers.list, (ctx) => listNewcomers(ctx))
  serve(app, newcomers.firstSteps, async (ctx) => ({ steps: await readFirstSteps(ctx) }))
  serve(app, newcomers.dismissFirstSteps, async (ctx) => {
    await dismissFirstSteps(ctx)
    return {}
  })
  serve(app, newcomers.seePrivacy, async (ctx) => {
    await seePrivacy(ctx)
    return {}
  })
}
