// Ties that wait: endpoints to services.
import { ties } from '@aerie/contract/ties'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { confirmClaim, match, propose, refuseClaim, withdraw } from './service.ts'
import { listWaiting } from './waiting.ts'

export function tieRoutes(app: FastifyInstance) {
  serve(app, ties.propose, (ctx, { body }) => propose(ctx, body))
  serve(app, ties.withdraw, async (ctx, { params }) => {
    await withdraw(ctx, params.tieId)
    return {}
  })
  serve(app, ties.confirm, async (ctx, { params }) => {
    await confirmClaim(ctx, params.tieId)
    return {}
  })
  serve(app, ties.refuse, async (ctx, { params, body }) => {
    await refuseClaim(ctx, params.tieId, body.word ?? null)
    return {}
  })
  servePage(app, ties.waiting, (ctx, page) => listWaiting(ctx, page))
  serve(app, ties.match, async (ctx, { body }) => {
    await match(ctx, body)
    return {}
  })
}
