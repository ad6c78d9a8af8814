// Trips: planning and sharing them.
import type { Feature } from '#platform/feature.ts'
import { tripRoutes } from './routes.ts'

export const trips: Feature = { routes: tripRoutes }
