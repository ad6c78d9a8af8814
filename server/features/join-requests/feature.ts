// Requests of strangers to join.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { joinJobs } from './emails.ts'
import { joinNotifications } from './join-notifications.ts'
import { joinRequestRoutes } from './routes.ts'

export const joinRequests: Feature = {
  routes: joinRequestRoutes,
  jobs: joinJobs,
  recurring: { 'forget-join-requests': nextMidnight },
  notifications: joinNotifications,
}
