// The organisation's logo, and the job that clears the files of the one before.
import type { Feature } from '#platform/feature.ts'
import { logoRoutes } from './routes.ts'
import { logoJobs } from './service.ts'

export const logo: Feature = { routes: logoRoutes, jobs: logoJobs }
