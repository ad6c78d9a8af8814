// A member's own data: endpoints to services.
import { dataExport } from '@aerie/contract/data-export'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { openExport, readSize } from './service.ts'

export function dataExportRoutes(app: FastifyInstance, deps: RouteDeps) {
  serve(app, dataExport.size, (ctx) => readSize(ctx))
  serve(app, dataExport.download, async (ctx, { reply }) => {
    const { stream, filename } = await openExport(ctx, deps)
    reply
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .type('application/zip')
    return reply.send(stream)
  })
}
