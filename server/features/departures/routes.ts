// Leaving: endpoint to service.
import { departures } from '@aerie/contract/departures'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { eraseCookie } from '#platform/session/cookie.ts'
import { askToLeave } from './service.ts'

export function departureRoutes(app: FastifyInstance) {
  serve(app, departures.ask, async (ctx, { body, request, reply }) => {
    const answer = await askToLeave(ctx, body.keptName)
    eraseCookie(request, reply)
    return answer
  })
}
