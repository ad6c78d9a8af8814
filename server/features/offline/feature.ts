// What devices keep for when the server does not answer.
import type { Feature } from '#platform/feature.ts'
import { offlineRoutes } from './routes.ts'

export const offline: Feature = { routes: offlineRoutes }
