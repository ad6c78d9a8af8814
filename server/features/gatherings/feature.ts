// Gatherings: where brothers meet, and who comes.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { listTitles } from './data.ts'
import { gatheringSections } from './export-sections-data.ts'
import { lookAfterGatherings, switchGatherings } from './jobs.ts'
import { gatheringRoutes } from './routes.ts'

export const gatherings: Feature = {
  routes: gatheringRoutes,
  auditSubjects: { gathering: { listNames: listTitles, pathOf: (id) => `/events/${id}` } },
  jobs: ({ ctx }) => ({
    'remind-of-gatherings': () => lookAfterGatherings(ctx),
    'switch-gatherings': () => switchGatherings(ctx),
  }),
  recurring: { 'remind-of-gatherings': hourly },
  exportSections: gatheringSections,
}
