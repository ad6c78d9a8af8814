// Albums: endpoints to services.
import { albums } from '@aerie/contract/albums'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import * as service from './service.ts'

export function albumRoutes(app: FastifyInstance) {
  servePage(app, albums.list, (ctx, page) => service.listAlbums(ctx, page))
  serve(app, albums.show, (ctx, { params }) => service.showAlbum(ctx, params.albumId))
  serve(app, albums.create, (ctx, { body }) => service.createAlbum(ctx, body))
  serve(app, albums.save, (ctx, { params, body }) => service.saveAlbum(ctx, params.albumId, body))
  serve(app, albums.remove, async (ctx, { params }) => {
    await service.removeAlbum(ctx, params.albumId)
    return {}
  })
}
