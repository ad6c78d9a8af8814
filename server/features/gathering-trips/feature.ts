// Gatherings and trips: what one passes while travelling, and who passes by.
import type { Feature } from '#platform/feature.ts'
import { askingNotifications } from './asking-notifications.ts'
import { askingSections } from './export-sections-data.ts'
import { gatheringTripRoutes } from './routes.ts'

export const gatheringTrips: Feature = {
  routes: gatheringTripRoutes,
  notifications: askingNotifications,
  exportSections: askingSections,
}
