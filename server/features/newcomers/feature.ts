// New brothers: who has come in lately, and their first steps.
import type { Feature } from '#platform/feature.ts'
import { newcomerSections } from './export-sections-data.ts'
import { newcomerRoutes } from './routes.ts'

export const newcomers: Feature = { routes: newcomerRoutes, exportSections: newcomerSections }
