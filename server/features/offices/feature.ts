// Offices with their terms.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { officeMailJobs } from './emails.ts'
import { capabilitiesOf } from './policy.ts'
import { officeRoutes } from './routes.ts'
import { followDay } from './service.ts'

export const offices: Feature = {
  routes: officeRoutes,
  jobs: (workplace) => ({ 'office-terms': () => followDay(workplace.ctx), ...officeMailJobs(workplace) }),
  recurring: { 'office-terms': nextMidnight },
  capabilities: capabilitiesOf,
}
