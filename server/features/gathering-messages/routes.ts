// Messages of hosts: endpoint to service.
import { gatheringMessages } from '@aerie/contract/gathering-messages'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { sendMessage } from './service.ts'

export function gatheringMessageRoutes(app: FastifyInstance) {
  serve(app, gatheringMessages.send, (ctx, { params, body }) => sendMessage(ctx, params.gatheringId, body.text))
}
