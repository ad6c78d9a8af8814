// Correcting when photos were taken.
import type { Feature } from '#platform/feature.ts'
import { photoDayRoutes } from './routes.ts'

export const photoDays: Feature = { routes: photoDayRoutes }
