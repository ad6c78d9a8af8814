// Trips as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { tripRoutes } from './routes.ts'

export const trips: Feature = { routes: tripRoutes }
