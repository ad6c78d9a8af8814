// The figures of the dashboard.
import type { Feature } from '#platform/feature.ts'
import { statsRoutes } from './routes.ts'

export const stats: Feature = { routes: statsRoutes }
