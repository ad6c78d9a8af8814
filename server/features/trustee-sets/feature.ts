// Trustee sets: brothers who hold the key to sealed elections together, and how they make it.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { listNames } from './data.ts'
import { trusteeJobs } from './emails.ts'
import { trusteeSections } from './export-sections-data.ts'
import { trusteeSetRoutes } from './routes.ts'
import { pathOfSet, trusteeNotifications } from './trustee-notifications.ts'

export const trusteeSets: Feature = {
  routes: trusteeSetRoutes,
  jobs: trusteeJobs,
  recurring: { 'settle-trustee-sets': hourly },
  notifications: trusteeNotifications,
  auditSubjects: { 'trustee-set': { listNames, pathOf: pathOfSet } },
  exportSections: trusteeSections,
}
