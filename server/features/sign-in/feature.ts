// Signing in and out, and the links that invite members and reset passwords, with their emails.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { bulkSignInJobs, signInJobs } from './emails.ts'
import { signInSections } from './export-sections-data.ts'
import { purgeFailures } from './failures.ts'
import { signInRoutes } from './routes.ts'

export const signIn: Feature = {
  routes: signInRoutes,
  jobs: (deps) => ({
    ...signInJobs(deps),
    'forget-failed-sign-ins': async () => void (await purgeFailures(deps.ctx)),
  }),
  bulkJobs: bulkSignInJobs,
  recurring: { 'forget-failed-sign-ins': nextMidnight },
  exportSections: signInSections,
}
