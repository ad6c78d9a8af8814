// Remembrances: endpoints to services.
import { remembrances } from '@aerie/contract/remembrances'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { listRemembrances, listToRead, showOwn } from './find.ts'
import { flag, letStand, refuse, takeBack, takeDown, write } from './service.ts'

export function remembranceRoutes(app: FastifyInstance) {
  servePage(app, remembrances.list, (ctx, page, { params }) => listRemembrances(ctx, page, params.memberId))
  serve(app, remembrances.own, (ctx, { params }) => showOwn(ctx, params.memberId))
  serve(app, remembrances.write, (ctx, { params, body }) => write(ctx, params.memberId, body.words))
  serve(app, remembrances.remove, (ctx, { params }) => takeBack(ctx, params.memberId))
  serve(app, remembrances.flag, async (ctx, { params, body }) => {
    await flag(ctx, params.remembranceId, body.reason)
    return {}
  })
  serve(app, remembrances.toRead, listToRead)
  serve(app, remembrances.letStand, async (ctx, { params, body }) => {
    await letStand(ctx, params.remembranceId, body.version)
    return {}
  })
  serve(app, remembrances.refuse, async (ctx, { params, body }) => {
    await refuse(ctx, params.remembranceId, body)
    return {}
  })
  serve(app, remembrances.takeDown, async (ctx, { params, body }) => {
    await takeDown(ctx, params.remembranceId, body.reason)
    return {}
  })
}
