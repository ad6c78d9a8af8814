// In Memoriam: the pages of the brothers who have passed.
import type { Feature } from '#platform/feature.ts'
import { hourly } from '#platform/jobs/recurring.ts'
import { notifyOfNewPages } from './notices.ts'
import { rememberedNotifications } from './remembered-notifications.ts'
import { inMemoriamRoutes } from './routes.ts'

export const inMemoriam: Feature = {
  routes: inMemoriamRoutes,
  notifications: rememberedNotifications,
  jobs: ({ ctx }) => ({ 'tell-of-remembered': () => notifyOfNewPages(ctx) }),
  recurring: { 'tell-of-remembered': hourly },
}
