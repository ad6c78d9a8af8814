// The next gathering, for the dashboard.
import type { Feature } from '#platform/feature.ts'
import { nextGatheringRoutes } from './routes.ts'

export const nextGathering: Feature = { routes: nextGatheringRoutes }
