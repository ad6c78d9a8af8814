// Taking photos and videos in: endpoints to services.
import { LARGEST_STILL } from '@aerie/contract/album-values'
import { photos } from '@aerie/contract/photos'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { addStill } from './stills.ts'
import { listKnown, uploadPhotos } from './upload.ts'

const STILL = {
  field: photos.still.file ?? 'still',
  fields: z.strictObject({}),
  largest: LARGEST_STILL,
  tooLarge: 'A still may have 2 MB.',
  missing: 'Please send a still.',
}

export function photoUploadRoutes(app: FastifyInstance, { pictures }: RouteDeps) {
  serve(app, photos.upload, async (ctx, { params, request, reply }) => {
    const outcome = await uploadPhotos(ctx, pictures, request, params.albumId)
    reply.code(201)
    return outcome
  })
  serve(app, photos.still, async (ctx, { params, request }) => {
    await readUpload(request, STILL, ({ file }) => addStill(ctx, pictures, params.photoId, file))
    return {}
  })
  serve(app, photos.known, (ctx, { params, body }) => listKnown(ctx, params.albumId, body.sha256))
}
