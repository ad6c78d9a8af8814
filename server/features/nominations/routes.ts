// Nominations: endpoints to services.
import { nominations } from '@aerie/contract/nominations'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { answer, appeal, waiveAppeal } from './answering.ts'
import { nominate, takeBack } from './naming.ts'
import { listAsked, showNominations } from './show.ts'

export function nominationRoutes(app: FastifyInstance) {
  serve(app, nominations.asked, (ctx) => listAsked(ctx))
  serve(app, nominations.show, (ctx, { params }) => showNominations(ctx, params.electionId))
  serve(app, nominations.nominate, async (ctx, { params, body }) => {
    await nominate(ctx, params.electionId, body)
    return showNominations(ctx, params.electionId)
  })
  serve(app, nominations.takeBack, async (ctx, { params }) => {
    await takeBack(ctx, params.electionId, params.nomineeId)
    return showNominations(ctx, params.electionId)
  })
  serve(app, nominations.answer, async (ctx, { params, body }) => {
    await answer(ctx, params.electionId, params.nomineeId, body)
    return showNominations(ctx, params.electionId)
  })
  serve(app, nominations.appeal, async (ctx, { params, body }) => {
    await appeal(ctx, params.electionId, params.nomineeId, body.words)
    return showNominations(ctx, params.electionId)
  })
  serve(app, nominations.waive, async (ctx, { params }) => {
    await waiveAppeal(ctx, params.electionId, params.nomineeId)
    return showNominations(ctx, params.electionId)
  })
}
