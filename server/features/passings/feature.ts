// Brothers who have passed: marked by a super admin, shown once another agrees.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { passingSections } from './export-sections-data.ts'
import { passingJobs } from './jobs.ts'
import { passingNotifications } from './notices.ts'
import { passingRoutes } from './routes.ts'

export const passings: Feature = {
  routes: passingRoutes,
  jobs: passingJobs,
  recurring: { 'show-passings': hourly },
  notifications: passingNotifications,
  exportSections: passingSections,
}
