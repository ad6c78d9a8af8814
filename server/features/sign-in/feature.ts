// Signing in as a part of the server.
import type { Feature } from '#platform/feature.ts'
import { signInJobs } from './emails.ts'
import { signInRoutes } from './routes.ts'

export const signIn: Feature = { routes: signInRoutes, jobs: signInJobs }
