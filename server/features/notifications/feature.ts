// Notifications as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { notificationJobs } from './mail/letters.ts'
import { notificationMailRoutes } from './mail/routes.ts'
import { notificationRoutes } from './routes.ts'

export const notifications: Feature = {
  routes(app) {
    notificationRoutes(app)
    notificationMailRoutes(app)
  },
  bulkJobs: notificationJobs,
}
