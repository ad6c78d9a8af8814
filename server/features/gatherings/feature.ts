// Gatherings: where brothers meet, and who comes.
import type { Feature } from '#platform/feature.ts'
import { listTitles } from './data.ts'
import { gatheringSections } from './export-sections-data.ts'
import { gatheringRoutes } from './routes.ts'

export const gatherings: Feature = {
  routes: gatheringRoutes,
  auditSubjects: { gathering: { listNames: listTitles, pathOf: (id) => `/events/${id}` } },
  exportSections: gatheringSections,
}
