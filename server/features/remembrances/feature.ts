// Remembrances: what brothers write of one who has passed.
import type { Feature } from '#platform/feature.ts'
import { listNames } from './data.ts'
import { remembranceSections } from './export-sections-data.ts'
import { capabilitiesOf } from './policy.ts'
import { remembranceNotifications } from './remembrance-notifications.ts'
import { remembranceRoutes } from './routes.ts'

export const remembrances: Feature = {
  routes: remembranceRoutes,
  capabilities: capabilitiesOf,
  auditSubjects: { remembrance: { listNames, pathOf: () => '/in-memoriam' } },
  notifications: remembranceNotifications,
  exportSections: remembranceSections,
}
