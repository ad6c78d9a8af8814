// What the hosts of a gathering write to those who come.
import type { Feature } from '#platform/feature.ts'
import { gatheringMessageRoutes } from './routes.ts'

export const gatheringMessages: Feature = { routes: gatheringMessageRoutes }
