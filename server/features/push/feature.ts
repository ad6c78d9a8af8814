// Notifications on members' devices, by the push services of their browsers.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { pushSections } from './export-sections-data.ts'
import { newsPushJobs } from './news.ts'
import { purgePushes } from './pushes-data.ts'
import { pushRoutes } from './routes.ts'
import { pushJobs } from './sending.ts'

export const push: Feature = {
  routes: (app, { pushSender }) => pushRoutes(app, pushSender),
  jobs: ({ ctx }) => ({ 'forget-pushes': async () => void (await purgePushes(ctx.db)) }),
  pushJobs: (deps) => ({ ...pushJobs(deps), ...newsPushJobs(deps) }),
  recurring: { 'forget-pushes': nextMidnight },
  exportSections: pushSections,
}
