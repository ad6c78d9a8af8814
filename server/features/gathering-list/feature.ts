// The lists of gatherings, as far as each brother is asked to them.
import type { Feature } from '#platform/feature.ts'
import { gatheringListRoutes } from './routes.ts'

export const gatheringList: Feature = { routes: gatheringListRoutes }
