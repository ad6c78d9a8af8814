// The members' records: reading, saving, inviting and removing them.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { memberRoutes } from './routes.ts'

export const members: Feature = { routes: memberRoutes, capabilities: capabilitiesOf }
