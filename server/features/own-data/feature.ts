// What is kept of a member, for himself to take along.
import type { Feature } from '#platform/feature.ts'
import { ownDataRoutes } from './routes.ts'

export const ownData: Feature = { routes: ownDataRoutes }
