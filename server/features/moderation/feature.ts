// Flags on photos, and what super admins decide about them.
import type { Feature } from '#platform/feature.ts'
import { moderationSections } from './export-sections-data.ts'
import { photoNotifications } from './photo-notifications.ts'
import { capabilitiesOf } from './policy.ts'
import { moderationRoutes } from './routes.ts'

export const moderation: Feature = {
  routes: moderationRoutes,
  capabilities: capabilitiesOf,
  notifications: photoNotifications,
  exportSections: moderationSections,
}
