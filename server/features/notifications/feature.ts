// The notifications of each member, of the kinds that other features register, in pages and by mail.
import type { Feature } from '#platform/feature.ts'
import { notificationJobs } from './mail/emails.ts'
import { notificationMailRoutes } from './mail/routes.ts'
import { capabilitiesOf } from './policy.ts'
import type { NotificationKinds } from './present.ts'
import { notificationRoutes } from './routes.ts'

export const notifications = (kinds: NotificationKinds): Feature => ({
  routes(app) {
    notificationRoutes(app, kinds)
    notificationMailRoutes(app)
  },
  capabilities: capabilitiesOf,
  bulkJobs: (workplace) => notificationJobs(workplace, kinds),
})
