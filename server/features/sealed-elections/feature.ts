// Elections sealed by trustees: ballots that browsers seal, boards that anybody checks, and keys that trustees turn.
import { settleElections } from '#features/elections/settling.ts'
import type { Feature } from '#platform/feature.ts'
import { dailyAt, nextQuarter } from '#platform/jobs/recurring.ts'
import { noteRecordedVotes } from './notices.ts'
import { sealedElectionRoutes } from './routes.ts'

export const sealedElections: Feature = {
  routes: sealedElectionRoutes,
  jobs: ({ ctx }) => ({
    // With the last key of its trustees one opens whose start has come, at whatever moment that is.
    'open-sealed-elections': () => settleElections(ctx),
    'note-recorded-votes': () => noteRecordedVotes(ctx),
  }),
  recurring: { 'open-sealed-elections': nextQuarter, 'note-recorded-votes': dailyAt('07:00') },
}
