// Hosts of gatherings besides the first.
import type { Feature } from '#platform/feature.ts'
import { hostSections } from './export-sections-data.ts'
import { hostNotifications } from './host-notifications.ts'
import { gatheringHostRoutes } from './routes.ts'

export const gatheringHosts: Feature = {
  routes: gatheringHostRoutes,
  notifications: hostNotifications,
  exportSections: hostSections,
}
