// The dashboard: its endpoint, put together from those of the rooms.
import { DASHBOARD_PARTS, dashboard } from '@aerie/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import { serveTogether } from '#platform/http/serve-together.ts'

export function dashboardRoutes(app: FastifyInstance) {
  serveTogether(app, dashboard.show, DASHBOARD_PARTS)
}
