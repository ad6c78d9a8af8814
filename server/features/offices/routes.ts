// Offices and their terms: endpoints to services.
import { offices } from '@aerie/contract/offices'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { changeOffices } from './list.ts'
import { changeTerm, handOver, listTerms, removeTerm } from './service.ts'

export function officeRoutes(app: FastifyInstance) {
  serve(app, offices.terms, (ctx) => listTerms(ctx))
  serve(app, offices.handOver, (ctx, { body }) => handOver(ctx, body))
  serve(app, offices.changeTerm, (ctx, { params, body }) => changeTerm(ctx, params.termId, body))
  serve(app, offices.removeTerm, async (ctx, { params }) => {
    await removeTerm(ctx, params.termId)
    return {}
  })
  serve(app, offices.change, (ctx, { body }) => changeOffices(ctx, body))
}
