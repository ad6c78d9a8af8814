// Copies of photos and documents, and for whom each was made.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { keepCopyMonths } from './service.ts'

export const copies: Feature = {
  jobs: ({ ctx }) => ({ 'keep-copy-months': () => keepCopyMonths(ctx) }),
  recurring: { 'keep-copy-months': nextMidnight },
}
