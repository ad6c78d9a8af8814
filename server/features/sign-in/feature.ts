// Signing in and out, and the links that invite members and reset passwords, with their emails.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { bulkSignInJobs, signInJobs } from './emails.ts'
import { forgetFailures } from './failures.ts'
import { signInRoutes } from './routes.ts'

export const signIn: Feature = {
  routes: signInRoutes,
  jobs: (workplace) => ({
    ...signInJobs(workplace),
    'forget-failed-sign-ins': async () => void (await forgetFailures(workplace.ctx)),
  }),
  bulkJobs: bulkSignInJobs,
  recurring: { 'forget-failed-sign-ins': nextMidnight },
}
