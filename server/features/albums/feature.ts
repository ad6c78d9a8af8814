// Albums of photos and videos.
import type { Feature } from '#platform/feature.ts'
import { albumRoutes } from './routes.ts'

export const albums: Feature = { routes: albumRoutes }
