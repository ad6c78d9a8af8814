// Documents that everybody is asked to read.
import type { Feature } from '#platform/feature.ts'
import { capabilitiesOf } from './policy.ts'
import { documentReadingRoutes } from './routes.ts'

export const documentReadings: Feature = { routes: documentReadingRoutes, capabilities: capabilitiesOf }
