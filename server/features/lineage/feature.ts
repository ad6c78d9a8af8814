// The lineage: the tree of all brothers. What changes ties belongs to the members' own records.
import type { Feature } from '#platform/feature.ts'
import { lineageSections } from './export-sections-data.ts'
import { lineageRoutes } from './routes.ts'

export const lineage: Feature = { routes: lineageRoutes, exportSections: lineageSections }
