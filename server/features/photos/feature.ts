// Photos and videos of albums.
import type { Feature } from '#platform/feature.ts'
import { giveUpMaking } from './failing.ts'
import { convertFilm, makeFilm } from './film-making.ts'
import { makePhoto, removePurged } from './making.ts'
import { readMarks } from './reuploads.ts'
import { photoRoutes } from './routes.ts'

export const photos: Feature = {
  routes: photoRoutes,
  pictureJobs: ({ ctx, pictures, films }) => ({
    'make-photo': {
      work: ({ photoId }) => makePhoto(ctx, pictures, Number(photoId)),
      onGivenUp: giveUpMaking(ctx),
    },
    'make-film': {
      work: ({ photoId }) => makeFilm(ctx, { films, pictures }, Number(photoId)),
      onGivenUp: giveUpMaking(ctx),
    },
  }),
  longJobs: ({ ctx, pictures, films, watermark }) => ({
    'read-marks': ({ photoId }) => readMarks(ctx, watermark, Number(photoId)),
    'convert-film': {
      work: ({ photoId }) => convertFilm(ctx, { films, pictures }, Number(photoId)),
      onGivenUp: giveUpMaking(ctx),
    },
  }),
  jobs: ({ ctx }) => ({ 'remove-photo': ({ photoId }) => removePurged(ctx, Number(photoId)) }),
}
