// Readings of documents: endpoints to services.
import { documentReadings } from '@aerie/contract/document-readings'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import * as service from './service.ts'

export function documentReadingRoutes(app: FastifyInstance) {
  serve(app, documentReadings.own, (ctx) => service.listOwn(ctx))
  serve(app, documentReadings.list, (ctx, { params }) => service.listReadings(ctx, params.documentId))
  servePage(app, documentReadings.waiting, (ctx, page, { params, query }) =>
    service.listWaiting(ctx, params.documentId, page, query.name),
  )
  serve(app, documentReadings.remind, async (ctx, { params }) => {
    await service.remind(ctx, params.documentId)
    return {}
  })
  serve(app, documentReadings.confirm, async (ctx, { params }) => {
    await service.confirmReading(ctx, params.documentId)
    return {}
  })
  serve(app, documentReadings.ask, async (ctx, { params }) => {
    await service.askForReading(ctx, params.documentId)
    return {}
  })
  serve(app, documentReadings.stopAsking, async (ctx, { params }) => {
    await service.stopAsking(ctx, params.documentId)
    return {}
  })
}
