// Acts on many members: endpoints to services.
import { members } from '@aerie/contract/members'
import { selections } from '@aerie/contract/selections'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { changeStanding, planStanding } from './change-standing.ts'
import { inviteMember, inviteSelection, planSelection } from './invite.ts'

export function selectionRoutes(app: FastifyInstance) {
  serve(app, members.invite, (ctx, { params }) => inviteMember(ctx, params.memberId))
  serve(app, selections.planInvitations, (ctx, { body }) => planSelection(ctx, body.selection))
  serve(app, selections.invite, (ctx, { body }) => inviteSelection(ctx, body))
  serve(app, selections.planStanding, (ctx, { body }) => planStanding(ctx, body.selection, body.act))
  serve(app, selections.changeStanding, (ctx, { body }) => changeStanding(ctx, body))
}
