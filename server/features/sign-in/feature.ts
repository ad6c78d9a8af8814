// Signing in and out, and the links that invite members and reset passwords, with their emails.
import type { Feature } from '#platform/feature.ts'
import { bulkSignInJobs, signInJobs } from './emails.ts'
import { signInRoutes } from './routes.ts'

export const signIn: Feature = { routes: signInRoutes, jobs: signInJobs, bulkJobs: bulkSignInJobs }
