// Elections: brothers chosen for positions, one sealed ballot for each position.
import type { Feature } from '#platform/feature.ts'
import { remindOfElections } from './notices.ts'
import { electionRoutes } from './routes.ts'
import { settleElections } from './settling.ts'

export const elections: Feature = {
  routes: electionRoutes,
  jobs: ({ ctx }) => ({
    'settle-elections': () => settleElections(ctx),
    'remind-of-elections': () => remindOfElections(ctx),
  }),
}
