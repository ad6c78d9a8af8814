// Pictures of gatherings.
import type { Feature } from '#platform/feature.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { coverSections } from './export-sections-data.ts'
import { gatheringCoverRoutes } from './routes.ts'
import { removeUnusedCover, sweepCovers } from './service.ts'

export const gatheringCovers: Feature = {
  routes: gatheringCoverRoutes,
  jobs: ({ ctx }) => ({
    'remove-gathering-cover': ({ code }) => removeUnusedCover(ctx, String(code)),
    'sweep-gathering-covers': () => sweepCovers(ctx),
  }),
  recurring: { 'sweep-gathering-covers': dailyAt('04:20') },
  exportSections: coverSections,
}
