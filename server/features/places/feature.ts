// Search for cities of the world.
import type { Feature } from '#platform/feature.ts'
import { placeRoutes } from './routes.ts'

export const places: Feature = { routes: placeRoutes }
