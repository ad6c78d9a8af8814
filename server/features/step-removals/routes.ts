// Second steps that are to come off: endpoints to services.
import { stepRemovals } from '@aerie/contract/step-removals'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readEntryCookie } from '#platform/session/entry-cookies.ts'
import * as deciding from './deciding.ts'
import * as service from './service.ts'

export function stepRemovalRoutes(app: FastifyInstance) {
  serveVisitors(app, stepRemovals.pending, (ctx, { request }) =>
    service.readState(ctx, readEntryCookie(request, 'step')),
  )
  serveVisitors(app, stepRemovals.ask, (ctx, { body, request }) =>
    service.ask(ctx, readEntryCookie(request, 'step'), {
      words: body.words ?? null,
      device: String(request.headers['user-agent'] ?? 'Unknown browser'),
    }),
  )
  serveVisitors(app, stepRemovals.checkStop, (ctx, { params }) => service.checkStop(ctx, params.token))
  serveVisitors(app, stepRemovals.stop, async (ctx, { params }) => {
    await service.stopByLink(ctx, params.token)
    return {}
  })
  serve(app, stepRemovals.own, (ctx) => service.readOwn(ctx))
  serve(app, stepRemovals.stopOwn, async (ctx) => {
    await service.stopOwn(ctx)
    return {}
  })
  officerRoutes(app)
}

function officerRoutes(app: FastifyInstance) {
  serve(app, stepRemovals.list, (ctx) => deciding.listRemovals(ctx))
  serve(app, stepRemovals.vouchers, (ctx, { params }) => deciding.listRemovalVouchers(ctx, params.removalId))
  serve(app, stepRemovals.agree, async (ctx, { params, body }) => {
    await deciding.agree(ctx, params.removalId, body)
    return {}
  })
  serve(app, stepRemovals.withdraw, async (ctx, { params }) => {
    await deciding.withdraw(ctx, params.removalId)
    return {}
  })
  serve(app, stepRemovals.decline, async (ctx, { params, body }) => {
    await deciding.decline(ctx, params.removalId, body.reason)
    return {}
  })
}
