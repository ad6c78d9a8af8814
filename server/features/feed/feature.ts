// The feed of what members did.
import type { Feature } from '#platform/feature.ts'
import { activityAtTop } from './at-top.ts'
import { feedSections } from './export-sections-data.ts'
import { findActivity } from './find-activity.ts'
import { capabilitiesOf } from './policy.ts'
import { feedRoutes } from './routes.ts'

export const feed: Feature = {
  routes: feedRoutes,
  capabilities: capabilitiesOf,
  tops: [activityAtTop],
  exportSections: feedSections,
  finders: { activity: findActivity },
}
