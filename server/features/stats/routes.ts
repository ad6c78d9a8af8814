// The figures of the dashboard: endpoint to service.
import { stats } from '@aerie/contract/stats'
import type { FastifyInstance } from 'fastify'
import { serveKept } from '#platform/http/serve-kept.ts'
import { presentStats, readStats } from './service.ts'

export function statsRoutes(app: FastifyInstance) {
  serveKept(app, stats.show, readStats, presentStats)
}
