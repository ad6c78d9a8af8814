// Brothers who have passed: endpoints to services.
import { passings } from '@aerie/contract/passings'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { change, undo } from './marking.ts'
import { agreeTogether, markTogether } from './service.ts'
import { listWaiting, showState } from './show.ts'

export function passingRoutes(app: FastifyInstance) {
  serve(app, passings.waiting, (ctx) => listWaiting(ctx))
  serve(app, passings.show, (ctx, { params }) => showState(ctx, params.memberId))
  serve(app, passings.mark, async (ctx, { params, body }) => {
    await markTogether(ctx, [{ memberId: params.memberId, written: body }])
    return showState(ctx, params.memberId)
  })
  serve(app, passings.change, async (ctx, { params, body }) => {
    await change(ctx, params.memberId, body)
    return showState(ctx, params.memberId)
  })
  serve(app, passings.agree, async (ctx, { params }) => {
    await agreeTogether(ctx, [params.memberId])
    return showState(ctx, params.memberId)
  })
  serve(app, passings.undo, async (ctx, { params }) => {
    await undo(ctx, params.memberId)
    return showState(ctx, params.memberId)
  })
}
