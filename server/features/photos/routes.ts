// Photos: endpoints to services.
import { photos } from '@aerie/contract/photos'
import type { FastifyInstance } from 'fastify'
import { sendCachedJson } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import { readAlbumList } from './album-list.ts'
import { removePhoto, saveCaption } from './changing.ts'
import { showPhoto } from './showing.ts'
import { listKnown, uploadPhotos } from './upload.ts'

export function photoRoutes(app: FastifyInstance) {
  serve(app, photos.ofAlbum, async (ctx, { params, query, request, reply }) =>
    sendCachedJson(await readAlbumList(ctx, params.albumId, query.sort ?? 'taken'), request, reply),
  )
  serve(app, photos.upload, async (ctx, { params, request, reply }) => {
    const outcome = await uploadPhotos(ctx, request, params.albumId)
    reply.code(201)
    return outcome
  })
  serve(app, photos.known, (ctx, { params, body }) => listKnown(ctx, params.albumId, body.sha256))
  serve(app, photos.show, (ctx, { params }) => showPhoto(ctx, params.photoId))
  serve(app, photos.save, (ctx, { params, body }) => saveCaption(ctx, params.photoId, body.caption ?? null))
  serve(app, photos.remove, async (ctx, { params }) => {
    await removePhoto(ctx, params.photoId)
    return {}
  })
}
