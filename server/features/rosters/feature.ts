// Import and export of the membership as CSV.
import type { Feature } from '#platform/feature.ts'
import { rosterSections } from './export-sections-data.ts'
import { capabilitiesOf } from './policy.ts'
import { rosterRoutes } from './routes.ts'

export const rosters: Feature = { routes: rosterRoutes, capabilities: capabilitiesOf, exportSections: rosterSections }
