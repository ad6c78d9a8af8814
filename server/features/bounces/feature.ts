// Mails that came back: read from their mailbox, told to whom they were for, and shown to officers.
import type { Feature, JobDeps } from '#platform/feature.ts'
import { nextQuarter } from '#platform/jobs/recurring.ts'
import { bounceNotifications } from './bounce-notifications.ts'
import { bounceSections } from './export-sections-data.ts'
import { readBounces } from './reading.ts'
import { bounceRoutes } from './routes.ts'

export const bounces: Feature = {
  routes: bounceRoutes,
  jobs: ({ ctx, bounceBox }: JobDeps) => ({
    'read-bounces': async () => {
      if (bounceBox) await readBounces(ctx, bounceBox)
    },
  }),
  recurring: { 'read-bounces': nextQuarter },
  notifications: bounceNotifications,
  exportSections: bounceSections,
}
