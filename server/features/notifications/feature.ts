// The notifications of each member, of the kinds that other features bring, in pages and by mail.
import type { Feature } from '#platform/feature.ts'
import { notificationSections } from './export-sections-data.ts'
import { notificationJobs } from './mail/emails.ts'
import { notificationMailRoutes } from './mail/routes.ts'
import { capabilitiesOf } from './policy.ts'
import { notificationRoutes } from './routes.ts'

export const notifications: Feature = {
  routes(app, { registry }) {
    notificationRoutes(app, registry.notifications)
    notificationMailRoutes(app)
  },
  capabilities: capabilitiesOf,
  bulkJobs: notificationJobs,
  exportSections: notificationSections,
}
