// Moderation: endpoints to services.
import { moderation } from '@aerie/contract/moderation'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import * as service from './service.ts'

export function moderationRoutes(app: FastifyInstance) {
  serve(app, moderation.flag, async (ctx, { params, body }) => {
    await service.flagPhoto(ctx, params.photoId, body.reason)
    return {}
  })
  servePage(app, moderation.flagged, (ctx, page) => service.listFlagged(ctx, page))
  serve(app, moderation.approve, async (ctx, { params }) => {
    await service.approvePhoto(ctx, params.photoId)
    return {}
  })
}
