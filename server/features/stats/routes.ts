// The figures of the dashboard: endpoint to service.
import { stats } from '@aerie/contract/stats'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { readStats } from './service.ts'

export function statsRoutes(app: FastifyInstance) {
  serve(app, stats.show, (ctx) => readStats(ctx))
}
