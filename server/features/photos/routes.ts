// Photos: endpoints to services.
import { LARGEST_STILL } from '@aerie/contract/album-values'
import { photos } from '@aerie/contract/photos'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Surroundings } from '#platform/feature.ts'
import { readyJson, sendCachedJson } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { presentAlbumList, readAlbumList } from './album-list.ts'
import { removePhoto, saveCaption } from './changing.ts'
import { makeAgain } from './failing.ts'
import { showPhoto } from './showing.ts'
import { addStill } from './stills.ts'
import { listKnown, uploadPhotos } from './upload.ts'

const STILL = {
  field: photos.still.file ?? 'still',
  fields: z.strictObject({}),
  largest: LARGEST_STILL,
  tooLarge: 'A still may have 2 MB.',
  missing: 'Please send a still.',
}

const LIST = /^\/api\/albums\/([1-9]\d{0,8})\/photos(?:\?sort=(taken|added))?$/

export function photoRoutes(app: FastifyInstance, { pictures }: Surroundings) {
  app.fastPath.add(
    photos.ofAlbum,
    (ctx, { url, headers }) => {
      const [, album, sort] = LIST.exec(url) ?? []
      const list = presentAlbumList(ctx, Number(album), sort === 'added' ? 'added' : 'taken')
      return list && readyJson(list, headers)
    },
    LIST,
  )
  serve(app, photos.ofAlbum, async (ctx, { params, query, request, reply }) =>
    sendCachedJson(await readAlbumList(ctx, params.albumId, query.sort ?? 'taken'), request, reply),
  )
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
  serve(app, photos.makeAgain, async (ctx, { params }) => {
    await makeAgain(ctx, params.photoId)
    return showPhoto(ctx, params.photoId)
  })
  serve(app, photos.show, (ctx, { params }) => showPhoto(ctx, params.photoId))
  serve(app, photos.save, (ctx, { params, body }) => saveCaption(ctx, params.photoId, body.caption ?? null))
  serve(app, photos.remove, async (ctx, { params }) => {
    await removePhoto(ctx, params.photoId)
    return {}
  })
}
