// Photos and videos of albums.
import type { Feature } from '#platform/feature.ts'
import { photoSections } from './export-sections-data.ts'
import { removePurged } from './removing.ts'
import { photoRoutes } from './routes.ts'

export const photos: Feature = {
  routes: photoRoutes,
  jobs: ({ ctx }) => ({ 'remove-photo': ({ photoId }) => removePurged(ctx, Number(photoId)) }),
  exportSections: photoSections,
}
