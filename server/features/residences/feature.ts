// Where brothers live as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { residenceJobs } from './resolve-locations.ts'
import { residenceRoutes } from './routes.ts'

export const residences: Feature = { routes: residenceRoutes, jobs: residenceJobs }
