// Photos and videos of albums.
import type { Feature } from '#platform/feature.ts'
import { convertFilm, makeFilm } from './film-making.ts'
import { makePhoto, removePurged } from './making.ts'
import { readMarks } from './reuploads.ts'
import { photoRoutes } from './routes.ts'

export const photos: Feature = {
  routes: photoRoutes,
  pictureJobs: ({ ctx, pictures, films }) => ({
    'make-photo': ({ photoId }) => makePhoto(ctx, pictures, Number(photoId)),
    'make-film': ({ photoId }) => makeFilm(ctx, { films, pictures }, Number(photoId)),
  }),
  longJobs: ({ ctx, pictures, films, watermark }) => ({
    'read-marks': ({ photoId }) => readMarks(ctx, watermark, Number(photoId)),
    'convert-film': ({ photoId }) => convertFilm(ctx, { films, pictures }, Number(photoId)),
  }),
  jobs: ({ ctx }) => ({ 'remove-photo': ({ photoId }) => removePurged(ctx, Number(photoId)) }),
}
