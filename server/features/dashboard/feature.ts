// The dashboard: what it shows first, as one answer.
import type { Feature } from '#platform/feature.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = { routes: dashboardRoutes }
