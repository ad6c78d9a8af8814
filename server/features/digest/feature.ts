// What has happened for a member since he was here.
import type { Feature } from '#platform/feature.ts'
import { digestRoutes } from './routes.ts'

export const digest: Feature = { routes: digestRoutes }
