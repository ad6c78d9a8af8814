// What has happened since a visit: endpoint to service.
import { digest } from '@aerie/contract/digest'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { summarize } from './service.ts'

export function digestRoutes(app: FastifyInstance) {
  serve(app, digest.summary, async (ctx) => ({ digest: await summarize(ctx) }))
}
