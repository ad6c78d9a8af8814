// Nominations: endpoints to services.
import { nominations } from '@aerie/contract/nominations'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { answer, appeal } from './answering.ts'
import { confirm } from './confirming.ts'
import { changeUntil, closeNow, reopen } from './dates.ts'
import { nominate, takeBack } from './naming.ts'
import { remind } from './reminding.ts'
import { decide, refuse } from './ruling.ts'
import { listAsked, showNominations } from './show.ts'
import { showToOfficer } from './show-officers.ts'

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
  officerRoutes(app)
}

function officerRoutes(app: FastifyInstance) {
  serve(app, nominations.forOfficers, (ctx, { params }) => showToOfficer(ctx, params.electionId))
  serve(app, nominations.refuse, async (ctx, { params, body }) => {
    await refuse(ctx, params.electionId, params.nomineeId, body.reason)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.decide, async (ctx, { params, body }) => {
    await decide(ctx, params.electionId, params.nomineeId, body)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.changeUntil, async (ctx, { params, body }) => {
    await changeUntil(ctx, params.electionId, body.until)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.close, async (ctx, { params }) => {
    await closeNow(ctx, params.electionId)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.reopen, async (ctx, { params, body }) => {
    await reopen(ctx, params.electionId, body.until)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.remind, async (ctx, { params }) => {
    await remind(ctx, params.electionId)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.confirm, async (ctx, { params }) => {
    await confirm(ctx, params.electionId)
    return showToOfficer(ctx, params.electionId)
  })
}
