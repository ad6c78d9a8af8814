// Days of photos: the endpoint to its service.
import { photoDays } from '@aerie/contract/photo-days'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { correctDays } from './service.ts'

export function photoDayRoutes(app: FastifyInstance) {
  serve(app, photoDays.correct, (ctx, { params, body }) => correctDays(ctx, params.albumId, body))
}
