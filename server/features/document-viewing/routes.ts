// Looking at documents: endpoints to services.
import { documentViewing } from '@aerie/contract/document-viewing'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { findContent } from './service.ts'

export function documentViewingRoutes(app: FastifyInstance) {
  serve(app, documentViewing.content, async (ctx, { params, reply }) => {
    const content = await findContent(ctx, params.documentId)
    if ('state' in content) reply.code(202)
    return content
  })
}
