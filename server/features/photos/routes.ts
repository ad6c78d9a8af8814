// Photos: endpoints to services.
import { photos } from '@aerie/contract/photos'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { serveKept } from '#platform/http/serve-kept.ts'
import { presentAlbumList, readAlbumList } from './album-list.ts'
import { removePhoto, saveCaption } from './changing.ts'
import { makeAgain } from './failing.ts'
import { showPhoto } from './showing.ts'

const LIST = /^\/api\/albums\/([1-9]\d{0,8})\/photos(?:\?sort=(taken|added))?$/

export function photoRoutes(app: FastifyInstance) {
  serveKept(
    app,
    photos.ofAlbum,
    (ctx, { params, query }) => readAlbumList(ctx, params.albumId, query.sort ?? 'taken'),
    (ctx, { url }) => {
      const [, album, sort] = LIST.exec(url) ?? []
      return presentAlbumList(ctx, Number(album), sort === 'added' ? 'added' : 'taken')
    },
    LIST,
  )
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
