// Offices with their terms.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { officeMailJobs } from './emails.ts'
import { officeSections } from './export-sections-data.ts'
import { findOffices } from './find-offices.ts'
import { capabilitiesOf } from './policy.ts'
import { officeRoutes } from './routes.ts'
import { followDay } from './service.ts'

export const offices: Feature = {
  routes: officeRoutes,
  jobs: (deps) => ({ 'office-terms': () => followDay(deps.ctx), ...officeMailJobs(deps) }),
  recurring: { 'office-terms': nextMidnight },
  capabilities: capabilitiesOf,
  exportSections: officeSections,
  finders: { office: findOffices },
}
