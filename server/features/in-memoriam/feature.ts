// In Memoriam: the pages of the brothers who have passed.
import type { Feature } from '#platform/feature.ts'
import { notifyNear } from './notices.ts'
import { rememberedNotifications } from './remembered-notifications.ts'
import { inMemoriamRoutes } from './routes.ts'

export const inMemoriam: Feature = {
  routes: inMemoriamRoutes,
  notifications: rememberedNotifications,
  jobs: ({ ctx }) => ({ 'tell-of-remembered': ({ memberId }) => notifyNear(ctx, Number(memberId)) }),
}
