// The addresses a member signs in with, while a changed one waits to be confirmed or may be taken back.
import type { Feature } from '#platform/feature.ts'
import { accountNotifications } from './account-notifications.ts'
import { addressJobs } from './emails.ts'
import { addressSections } from './export-sections-data.ts'
import { wayInJobs, wayInNotifications } from './own-acts.ts'
import { addressRoutes } from './routes.ts'

export const addresses: Feature = {
  routes: addressRoutes,
  jobs: (deps) => ({ ...addressJobs(deps), ...wayInJobs(deps) }),
  notifications: { ...accountNotifications, ...wayInNotifications },
  exportSections: addressSections,
}
