// Members who leave, and those who come back in time.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { departureJobs } from './emails.ts'
import { departureSections } from './export-sections-data.ts'
import { departureRoutes } from './routes.ts'

export const departures: Feature = {
  routes: departureRoutes,
  jobs: departureJobs,
  recurring: { 'delete-departed': nextMidnight },
  exportSections: departureSections,
}
