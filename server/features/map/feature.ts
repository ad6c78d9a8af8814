// What the map is drawn with as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { mapRoutes } from './routes.ts'

export const map: Feature = { routes: mapRoutes }
