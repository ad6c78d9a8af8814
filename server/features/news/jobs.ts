// The jobs of news: publishing what was planned, and removing images that nothing uses.
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { removeUnusedImages } from './images.ts'
import { publishPlanned } from './officers.ts'

export const newsJobs = ({ ctx }: JobDeps): Record<string, Work> => ({
  'publish-planned-news': () => publishPlanned(ctx),
  'remove-unused-news-images': () => removeUnusedImages(ctx),
})
