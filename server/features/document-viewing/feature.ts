// How documents are looked at here: what a reader is sent, and who has had it.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { purgeAccesses } from './accesses.ts'
import { documentViewingRoutes } from './routes.ts'

export const documentViewing: Feature = {
  routes: documentViewingRoutes,
  jobs: ({ ctx }) => ({ 'forget-document-accesses': () => purgeAccesses(ctx) }),
  recurring: { 'forget-document-accesses': nextMidnight },
}
