// Invitations: endpoints to services. Withdrawing one is with sign-in, which keeps its links.
import { invitations } from '@aerie/contract/invitations'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { servePage } from '#platform/http/serve-page.ts'
import { countPending, listPending } from './service.ts'

export function invitationRoutes(app: FastifyInstance) {
  servePage(app, invitations.list, (ctx, page) => listPending(ctx, page))
  serve(app, invitations.count, (ctx) => countPending(ctx))
}
