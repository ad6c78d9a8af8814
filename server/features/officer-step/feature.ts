// The second step that may be required of officers: who lacks it, who is told so, and who lets one add it late.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { officerStepSections } from './export-sections-data.ts'
import { officerNoticeJobs, officerStepNotifications } from './officer-notices.ts'
import { officerStepRoutes } from './routes.ts'

export const officerStep: Feature = {
  routes: officerStepRoutes,
  jobs: officerNoticeJobs,
  recurring: { 'notify-officers': hourly },
  notifications: officerStepNotifications,
  exportSections: officerStepSections,
}
