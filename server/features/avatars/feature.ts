// Photos of members: their upload and crop, the files they are served from, and the job that clears unreferenced ones.
import type { Feature } from '#platform/feature.ts'
import { avatarJobs } from './jobs.ts'
import { avatarRoutes } from './routes.ts'

export const avatars: Feature = { routes: avatarRoutes, jobs: avatarJobs }
