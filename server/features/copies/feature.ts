// Copies of photos and documents, and for whom each was made.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { copySections } from './export-sections-data.ts'
import { rotateCopyPartitions } from './service.ts'

export const copies: Feature = {
  jobs: ({ ctx }) => ({ 'keep-copy-months': () => rotateCopyPartitions(ctx) }),
  recurring: { 'keep-copy-months': nextMidnight },
  exportSections: copySections,
}
