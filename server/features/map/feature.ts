// The provider of the map, and tiles of our own.
import type { Feature } from '#platform/feature.ts'
import { mapRoutes } from './routes.ts'

export const map: Feature = { routes: mapRoutes }
