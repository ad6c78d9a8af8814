// Nominations before an election: who is named, who stands, and who confirms the list.
import type { Feature } from '#platform/feature.ts'
import { settleNominations } from './closing.ts'
import { nominationSections } from './export-sections-data.ts'
import { nominationRoutes } from './routes.ts'

export const nominations: Feature = {
  routes: nominationRoutes,
  jobs: ({ ctx }) => ({ 'settle-nominations': () => settleNominations(ctx) }),
  exportSections: nominationSections,
}
