// Trips: planning and sharing them.
import type { Feature } from '#platform/feature.ts'
import { tripSections } from './export-sections-data.ts'
import { findTrips } from './find-trips.ts'
import { tripNotifications } from './near/trip-notifications.ts'
import { tripRoutes } from './routes.ts'

export const trips: Feature = {
  routes: tripRoutes,
  notifications: tripNotifications,
  exportSections: tripSections,
  finders: { trip: findTrips },
}
