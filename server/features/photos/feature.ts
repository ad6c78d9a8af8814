// Photos and videos of albums.
import type { Feature } from '#platform/feature.ts'
import { makePhoto, removePurged } from './making.ts'
import { photoRoutes } from './routes.ts'

export const photos: Feature = {
  routes: photoRoutes,
  pictureJobs: ({ ctx, pictures }) => ({
    'make-photo': ({ photoId }) => makePhoto(ctx, pictures, Number(photoId)),
  }),
  jobs: ({ ctx }) => ({ 'remove-photo': ({ photoId }) => removePurged(ctx, Number(photoId)) }),
}
