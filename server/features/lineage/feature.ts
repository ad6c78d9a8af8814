// The lineage: the tree of all brothers. What changes ties belongs to the members' own records.
import type { Feature } from '#platform/feature.ts'
import { lineageRoutes } from './routes.ts'

export const lineage: Feature = { routes: lineageRoutes }
