// The figures of the dashboard as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { statsRoutes } from './routes.ts'

export const stats: Feature = { routes: statsRoutes }
