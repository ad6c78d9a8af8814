// Lost brothers: whom officers cannot reach, who may know them, and what those answer.
import type { Feature } from '#platform/feature.ts'
import { lostJobs } from './emails.ts'
import { lostSections } from './export-sections-data.ts'
import { lostNotifications } from './lost-notifications.ts'
import { lostRoutes } from './routes.ts'

export const lost: Feature = {
  routes: lostRoutes,
  jobs: lostJobs,
  notifications: lostNotifications,
  exportSections: lostSections,
}
