// In Memoriam: endpoints to services.
import { inMemoriam } from '@aerie/contract/in-memoriam'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { removeFamily, saveFamily, showFamily } from './family.ts'
import { listRemembered, showMemorial } from './service.ts'

export function inMemoriamRoutes(app: FastifyInstance) {
  serve(app, inMemoriam.list, listRemembered)
  serve(app, inMemoriam.show, (ctx, { params }) => showMemorial(ctx, params.memberId))
  serve(app, inMemoriam.family, (ctx, { params }) => showFamily(ctx, params.memberId))
  serve(app, inMemoriam.saveFamily, (ctx, { params, body }) => saveFamily(ctx, params.memberId, body))
  serve(app, inMemoriam.removeFamily, (ctx, { params }) => removeFamily(ctx, params.memberId))
}
