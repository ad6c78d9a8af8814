// Albums of gatherings: endpoints to services.
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import * as service from './service.ts'
import { showGatheringAlbum, showGatheringOf } from './show.ts'

export function gatheringAlbumRoutes(app: FastifyInstance) {
  serve(app, gatheringAlbums.show, (ctx, { params }) => showGatheringAlbum(ctx, params.gatheringId))
  serve(app, gatheringAlbums.start, (ctx, { params }) => service.startAlbum(ctx, params.gatheringId))
  serve(app, gatheringAlbums.link, (ctx, { params, body }) => service.linkAlbum(ctx, params.gatheringId, body.albumId))
  serve(app, gatheringAlbums.unlink, (ctx, { params }) => service.unlinkAlbum(ctx, params.gatheringId))
  serve(app, gatheringAlbums.move, (ctx, { params, body }) =>
    service.movePhotosHere(ctx, params.gatheringId, body.photoIds),
  )
  serve(app, gatheringAlbums.moveBack, (ctx, { params, body }) =>
    service.movePhotosBack(ctx, params.gatheringId, body.photoIds),
  )
  serve(app, gatheringAlbums.ofAlbum, (ctx, { params }) => showGatheringOf(ctx, params.albumId))
}
