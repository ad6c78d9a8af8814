// Ties of the lineage that wait to be agreed to.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { tieRoutes } from './routes.ts'

export const ties: Feature = { routes: tieRoutes, capabilities: capabilitiesOf }
