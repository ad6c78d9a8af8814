// Requests of strangers to join.
import type { Feature } from '#platform/feature.ts'
import { joinJobs } from './emails.ts'
import { joinRequestRoutes } from './routes.ts'

export const joinRequests: Feature = { routes: joinRequestRoutes, jobs: joinJobs }
