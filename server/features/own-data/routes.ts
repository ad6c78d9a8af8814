// A member's own data: endpoints to services.
import { ownData } from '@aerie/contract/own-data'
import type { FastifyInstance } from 'fastify'
import type { Surroundings } from '#platform/feature.ts'
import { attachment } from '#platform/http/attachment.ts'
import { serve } from '#platform/http/serve.ts'
import { openOwnData, readSize } from './service.ts'

export function ownDataRoutes(app: FastifyInstance, marking: Surroundings) {
  serve(app, ownData.size, (ctx) => readSize(ctx))
  serve(app, ownData.download, async (ctx, { reply }) => {
    const { stream, filename } = await openOwnData(ctx, marking)
    reply
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .type('application/zip')
    return reply.send(stream)
  })
}
