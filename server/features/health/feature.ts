// The state of the installation, for officers and for scrapers.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { healthRoutes } from './routes.ts'

export const health: Feature = {
  routes: healthRoutes,
  capabilities: capabilitiesOf,
}
