// The bin of albums and photos.
import type { Feature } from '#platform/feature.ts'
import { nextMidnight } from '#platform/jobs/recurring.ts'
import { binRoutes } from './routes.ts'
import { tidyAlbums } from './service.ts'

export const bin: Feature = {
  routes: binRoutes,
  jobs: ({ ctx }) => ({ 'tidy-albums': () => tidyAlbums(ctx) }),
  recurring: { 'tidy-albums': nextMidnight },
}
