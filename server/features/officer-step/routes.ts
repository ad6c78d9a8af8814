// The second step of officers: endpoints to services.
import { officerStep } from '@aerie/contract/officer-step'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import * as service from './service.ts'

export function officerStepRoutes(app: FastifyInstance) {
  serve(app, officerStep.own, (ctx) => service.showOwn(ctx))
  serve(app, officerStep.list, (ctx) => service.listStandings(ctx))
  serve(app, officerStep.let, async (ctx, { params }) => {
    await service.letAdd(ctx, params.memberId)
    return {}
  })
}
