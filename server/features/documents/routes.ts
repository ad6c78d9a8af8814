// Documents: endpoints to services.
import { documents } from '@aerie/contract/documents'
import type { FastifyInstance } from 'fastify'
import { openStampedCopies } from '#platform/documents/stamped-copies.ts'
import type { Surroundings } from '#platform/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { sendCachedJson } from '#platform/http/send-cached-json.ts'
import { serve } from '#platform/http/serve.ts'
import { linkToNext } from '#platform/http/serve-page.ts'
import { exportAccesses, listAccesses } from './access-log/accesses.ts'
import { readList, readPage } from './list.ts'
import { listChecking } from './scanning.ts'
import { sendCover, sendDownload, sendView } from './sending.ts'
import { findSeen, removeDocument, saveDocument } from './service.ts'
import { sendSlidePicture } from './slide-pictures.ts'
import { openSoundOriginals } from './stored/sound-originals.ts'
import { describeSame, replaceFile, uploadDocument } from './upload.ts'
import { listVersions, restoreVersion } from './versions.ts'

export function documentRoutes(app: FastifyInstance, surroundings: Surroundings) {
  const arriving = { reader: surroundings.documentReader, isScanned: surroundings.scanner !== null }
  const stampedCopies = openStampedCopies()
  app.addHook('onClose', () => stampedCopies.close())
  const mustBeSound = openSoundOriginals((file) => app.log.error({ file }, 'a stored document is damaged'))
  const marking = { ...surroundings, stampedCopies, mustBeSound }
  serve(app, documents.list, async (ctx, { query, request, reply }) => {
    const { limit, cursor } = query
    if (limit === undefined) return sendCachedJson(await readList(ctx), request, reply)
    const { items, next } = await readPage(ctx, { limit, cursor })
    if (next !== null) linkToNext(request, reply, next)
    return items
  })
  serve(app, documents.upload, async (ctx, { query, request, reply }) => {
    const document = await uploadDocument(ctx, { request, ...arriving }, query.again !== undefined)
    reply.code(201)
    return document
  })
  serve(app, documents.checking, (ctx) => listChecking(ctx))
  serve(app, documents.known, async (ctx, { body }) => ({
    same: await describeSame(ctx, Buffer.from(body.sha256, 'hex')),
  }))
  serve(app, documents.save, (ctx, { params, body }) => saveDocument(ctx, params.documentId, body))
  serve(app, documents.remove, async (ctx, { params }) => {
    await removeDocument(ctx, params.documentId)
    return {}
  })
  serve(app, documents.view, (ctx, { params, reply }) => sendView(ctx, reply, marking, params.documentId))
  serve(app, documents.download, (ctx, { params, reply }) => sendDownload(ctx, reply, marking, params.documentId))
  serve(app, documents.cover, (ctx, { params, reply }) => sendCover(ctx, reply, params.documentId))
  serve(app, documents.picture, (ctx, { params, reply }) => sendSlidePicture(ctx, reply, marking, params))
  serve(app, documents.versions, (ctx, { params }) => listVersions(ctx, params.documentId))
  serve(app, documents.replace, async (ctx, { params, request, reply }) => {
    const document = await replaceFile(ctx, { request, ...arriving }, params.documentId)
    reply.code(201)
    return document
  })
  serve(app, documents.restore, (ctx, { params }) => restoreVersion(ctx, params.documentId, params.number))
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
