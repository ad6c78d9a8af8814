// Officers and nominations: endpoints to services.
import { nominations } from '@aerie/contract/nominations'
import type { FastifyInstance } from 'fastify'
import { remind } from '#features/nominations/service.ts'
import { serve } from '#platform/http/serve.ts'
import { confirm } from './confirming.ts'
import { changeDates, closeNow, reopen } from './dates.ts'
import { decide, refuse } from './ruling.ts'
import { showToOfficer } from './show-officers.ts'

export function nominationOfficerRoutes(app: FastifyInstance) {
  serve(app, nominations.forOfficers, (ctx, { params }) => showToOfficer(ctx, params.electionId))
  serve(app, nominations.refuse, async (ctx, { params, body }) => {
    await refuse(ctx, params.electionId, params.nomineeId, body.reason)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.decide, async (ctx, { params, body }) => {
    await decide(ctx, params.electionId, params.nomineeId, body)
    return showToOfficer(ctx, params.electionId)
  })
  serve(app, nominations.changeDates, async (ctx, { params, body }) => {
    await changeDates(ctx, params.electionId, body)
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
