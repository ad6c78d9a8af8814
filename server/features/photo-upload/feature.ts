// Photos and videos on their way in: taken into an album, and made ready to be shown.
import { giveUpMaking } from '#features/photos/service.ts'
import type { Feature } from '#platform/feature.ts'
import { convertFilm, makeFilm } from './film-making.ts'
import { makePhoto } from './making.ts'
import { readMarks } from './reuploads.ts'
import { photoUploadRoutes } from './routes.ts'

export const photoUpload: Feature = {
  routes: photoUploadRoutes,
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
}
