// Taking a second step off when all that answers it is lost: asked by its brother, agreed by officers, done after a wait.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { removalJobs } from './emails.ts'
import { removalSections } from './export-sections-data.ts'
import { removalNotifications } from './removal-notifications.ts'
import { stepRemovalRoutes } from './routes.ts'

export const stepRemovals: Feature = {
  routes: stepRemovalRoutes,
  jobs: removalJobs,
  recurring: { 'settle-step-removals': hourly },
  notifications: removalNotifications,
  exportSections: removalSections,
}
