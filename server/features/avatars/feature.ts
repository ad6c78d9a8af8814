// Photos of members as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { avatarJobs } from './jobs.ts'
import { avatarRoutes } from './routes.ts'

export const avatars: Feature = { routes: avatarRoutes, jobs: avatarJobs }
