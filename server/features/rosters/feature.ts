// Rosters as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { rosterRoutes } from './routes.ts'

export const rosters: Feature = { routes: rosterRoutes, capabilities: capabilitiesOf }
