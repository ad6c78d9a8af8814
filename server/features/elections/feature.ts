// Elections: brothers chosen for positions, one sealed ballot for each position.

import { listTitles } from '#features/election-states/titles-data.ts'
import type { Feature } from '#platform/feature.ts'
import { electionSections } from './export-sections-data.ts'
import { findElections } from './find-elections.ts'
import { remindOfElections } from './notices.ts'
import { electionRoutes } from './routes.ts'
import { settleElections } from './settling.ts'

export const elections: Feature = {
  routes: electionRoutes,
  jobs: ({ ctx }) => ({
    'settle-elections': () => settleElections(ctx),
    'remind-of-elections': () => remindOfElections(ctx),
  }),
  auditSubjects: { election: { listNames: listTitles, pathOf: () => '/governance' } },
  exportSections: electionSections,
  finders: { election: findElections },
}
