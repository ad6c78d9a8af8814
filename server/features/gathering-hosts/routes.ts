// Hosts of gatherings: endpoints to services.
import { gatheringHosts } from '@aerie/contract/gathering-hosts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { answerInvitation, inviteHosts, stopHosting, takeBackInvitation } from './service.ts'
import { showHosts } from './show.ts'

export function gatheringHostRoutes(app: FastifyInstance) {
  serve(app, gatheringHosts.show, (ctx, { params }) => showHosts(ctx, params.gatheringId))
  serve(app, gatheringHosts.invite, (ctx, { params, body }) => inviteHosts(ctx, params.gatheringId, body.memberIds))
  serve(app, gatheringHosts.takeBack, (ctx, { params }) => takeBackInvitation(ctx, params.gatheringId, params.memberId))
  serve(app, gatheringHosts.answer, async (ctx, { params, body }) => {
    await answerInvitation(ctx, params.gatheringId, body.accepts)
    return {}
  })
  serve(app, gatheringHosts.leave, async (ctx, { params }) => {
    await stopHosting(ctx, params.gatheringId)
    return {}
  })
}
