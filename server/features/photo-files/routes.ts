// The files of photos: endpoints to what sends them.
import { photoFiles } from '@aerie/contract/photo-files'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { listAccesses } from './accesses.ts'
import { askForOwnCopy, showOwnCopy } from './film-copies.ts'
import { sendDownload, sendThumbnail, sendView, uploadedFileRoutes } from './serving.ts'
import { sendZip } from './zip.ts'

export function photoFileRoutes(app: FastifyInstance, marking: RouteDeps) {
  const { hasFfmpeg } = marking.installation
  serve(app, photoFiles.view, (ctx, { params, reply }) => sendView(ctx, reply, marking, params.photoId))
  serve(app, photoFiles.download, (ctx, { params, reply }) => sendDownload(ctx, reply, marking, params.photoId))
  serve(app, photoFiles.thumbnail, (ctx, { params, reply }) => sendThumbnail(ctx, reply, params.photoId))
  serve(app, photoFiles.ownCopy, (ctx, { params }) => showOwnCopy(ctx, params.photoId, hasFfmpeg))
  serve(app, photoFiles.askForOwnCopy, (ctx, { params }) => askForOwnCopy(ctx, params.photoId, hasFfmpeg))
  serve(app, photoFiles.accesses, (ctx, { params }) => listAccesses(ctx, params.photoId))
  serve(app, photoFiles.zip, (ctx, { params, reply }) => sendZip(ctx, reply, marking, params.albumId))
  uploadedFileRoutes(app, marking)
}
