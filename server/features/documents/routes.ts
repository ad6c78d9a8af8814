// Documents: endpoints to services.
import { documents } from '@aerie/contract/documents'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { sendKept } from '#platform/http/serve-kept.ts'
import { linkToNext } from '#platform/http/serve-page.ts'
import { readList, readPage } from './list.ts'
import { listChecking } from './scanning.ts'
import { removeDocument, saveDocument } from './service.ts'
import { describeSame, replaceFile, uploadDocument } from './upload.ts'
import { listVersions, restoreVersion } from './versions.ts'

export function documentRoutes(app: FastifyInstance, { documentReader, scanner }: RouteDeps) {
  const arriving = { reader: documentReader, isScanned: scanner !== null }
  serve(app, documents.list, async (ctx, { query, request, reply }) => {
    const { limit, cursor } = query
    if (limit === undefined) return sendKept(await readList(ctx), request, reply)
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
  serve(app, documents.versions, (ctx, { params }) => listVersions(ctx, params.documentId))
  serve(app, documents.replace, async (ctx, { params, request, reply }) => {
    const document = await replaceFile(ctx, { request, ...arriving }, params.documentId)
    reply.code(201)
    return document
  })
  serve(app, documents.restore, (ctx, { params }) => restoreVersion(ctx, params.documentId, params.number))
}
