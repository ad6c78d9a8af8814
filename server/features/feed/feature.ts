// The feed as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { feedRoutes } from './routes.ts'

export const feed: Feature = { routes: feedRoutes }
