// How fresh the roster is: members are asked once a year, confirm what stands in their records, and officers see how many have.
import type { Feature } from '#platform/feature.ts'
import { dailyAt } from '#platform/jobs/recurring.ts'
import { askWhoIsDue } from './asking.ts'
import { freshnessSections } from './export-sections-data.ts'
import { recordNotifications } from './record-notifications.ts'
import { freshnessRoutes } from './routes.ts'

export const freshness: Feature = {
  routes: freshnessRoutes,
  jobs: ({ ctx }) => ({ 'ask-whether-right': () => askWhoIsDue(ctx) }),
  recurring: { 'ask-whether-right': dailyAt('06:00') },
  notifications: recordNotifications,
  exportSections: freshnessSections,
}
