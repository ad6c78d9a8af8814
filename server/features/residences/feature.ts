// Where brothers live, for the map; a job resolves locations that were written before cities were known.
import type { Feature } from '#platform/feature.ts'
import { residenceJobs } from './resolve-locations.ts'
import { residenceRoutes } from './routes.ts'

export const residences: Feature = { routes: residenceRoutes, jobs: residenceJobs }
