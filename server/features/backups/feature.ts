// Backups: what super admins see of them, and the jobs that make them.
import type { Feature } from '#platform/feature.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { backupNotifications } from './backup-notifications.ts'
import { makeBackup } from './making.ts'
import { capabilitiesOf } from './policy.ts'
import { backupRoutes } from './routes.ts'
import { createNightly } from './service.ts'

export const backups: Feature = {
  routes: (app, { backupPlace }) => backupRoutes(app, backupPlace),
  capabilities: capabilitiesOf,
  jobs: ({ ctx, backupPlace }) => ({ 'nightly-backup': () => createNightly(ctx, backupPlace) }),
  recurring: { 'nightly-backup': dailyAt('03:00') },
  longJobs: ({ ctx, backupPlace }) => ({
    'make-backup': ({ backupId }) => makeBackup(ctx, backupPlace, Number(backupId)),
  }),
  notifications: backupNotifications,
}
