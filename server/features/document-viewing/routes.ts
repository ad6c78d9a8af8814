// Looking at documents: endpoints to services.

import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import type { FastifyInstance } from 'fastify'
import { originalOf } from '#features/document-files/files.ts'
import { findSeen } from '#features/documents/service.ts'
import { openStampedCopies } from '#platform/documents/stamped-copies.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { openSoundness } from '#platform/files/soundness.ts'
import { attachment } from '#platform/http/attachment.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { exportAccesses, listAccesses } from './accesses.ts'
import { OUTSIDE_POLICY, outsidePage } from './external/page.ts'
import { findTicketed, openOutside } from './external/service.ts'
import { sendCover, sendDownload, sendView } from './sending.ts'
import { findContent } from './service.ts'
import { sendSlidePicture } from './slide-pictures.ts'
import { openSoundOriginals } from './sound-originals.ts'

export function documentViewingRoutes(app: FastifyInstance, deps: RouteDeps) {
  const { publicUrl } = deps
  readerRoutes(app, deps)
  const isSound = openSoundness()
  const isReachable = () => publicUrl().startsWith('https:')
  serve(app, documentViewing.content, async (ctx, { params, reply }) => {
    const content = await findContent(ctx, params.documentId, isReachable())
    if ('state' in content) reply.code(202)
    return content
  })
  serve(app, documentViewing.external, async (ctx, { params, reply }) => {
    if (!isReachable()) throw notFound('Viewer')
    const page = outsidePage(await openOutside(ctx, publicUrl(), params.documentId))
    return reply.header('content-security-policy', OUTSIDE_POLICY).type('text/html; charset=utf-8').send(page)
  })
  serveVisitors(app, documentViewing.externalFile, async (ctx, { params, reply }) => {
    const version = await findTicketed(ctx, params.ticket)
    const name = originalOf(version)
    if (!(await isSound(ctx.files, { name, size: version.file_size, sha256: version.sha256 })))
      throw new Refusal('gone', 'The file of this document is damaged where it is kept.')
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    return sendFile(reply, ctx.files, [name], { cacheControl: 'private, no-store' })
  })
}

/** What a reader is sent, marked with his name where it can be, and who was sent what. */
function readerRoutes(app: FastifyInstance, deps: RouteDeps) {
  const stampedCopies = openStampedCopies()
  app.addHook('onClose', () => stampedCopies.close())
  const mustBeSound = openSoundOriginals((file) => app.log.error({ file }, 'a stored document is damaged'))
  const marking = { ...deps, stampedCopies, mustBeSound }
  serve(app, documents.view, (ctx, { params, reply }) => sendView(ctx, reply, marking, params.documentId))
  serve(app, documents.download, (ctx, { params, reply }) => sendDownload(ctx, reply, marking, params.documentId))
  serve(app, documents.cover, (ctx, { params, reply }) => sendCover(ctx, reply, params.documentId))
  serve(app, documents.picture, (ctx, { params, reply }) => sendSlidePicture(ctx, reply, marking, params))
  serve(app, documents.accesses, async (ctx, { params }) => {
    const { id } = await findSeen(ctx, params.documentId)
    return listAccesses(ctx, id)
  })
  serve(app, documents.accessesCsv, async (ctx, { params, reply }) => {
    const { id } = await findSeen(ctx, params.documentId)
    return reply
      .header('content-disposition', attachment('document-readers.csv'))
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(await exportAccesses(ctx, id))
  })
}
