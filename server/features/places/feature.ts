// Cities of the world as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { placeRoutes } from './routes.ts'

export const places: Feature = { routes: placeRoutes }
