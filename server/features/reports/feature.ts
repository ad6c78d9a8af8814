// Reports for officers.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { reportRoutes } from './routes.ts'

export const reports: Feature = {
  routes: reportRoutes,
  capabilities: capabilitiesOf,
}
