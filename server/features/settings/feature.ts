// The organisation's settings.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { settingsRoutes } from './routes.ts'

export const settings: Feature = { routes: settingsRoutes, capabilities: capabilitiesOf }
