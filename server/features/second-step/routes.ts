// A member's own second step: endpoints to services.
import { secondStep } from '@aerie/contract/second-step'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { readEntryCookie } from '#platform/session/entry-cookies.ts'
import * as app from './app.ts'
import { removeDevice, showSecondStep } from './devices.ts'

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

export function secondStepRoutes(server: FastifyInstance) {
  serve(server, secondStep.show, (ctx, { request }) => showSecondStep(ctx, readEntryCookie(request, 'device')))
  serve(server, secondStep.draftApp, (ctx) => app.draftApp(ctx))
  serve(server, secondStep.confirmApp, (ctx, { body, request }) => app.confirmApp(ctx, body, deviceOf(request)))
  serve(server, secondStep.turnAppOff, async (ctx, { request }) => {
    await app.turnAppOff(ctx, deviceOf(request))
    return {}
  })
  serve(server, secondStep.makeCodes, (ctx, { request }) => app.makeCodes(ctx, deviceOf(request)))
  serve(server, secondStep.removeDevice, async (ctx, { params }) => {
    await removeDevice(ctx, params.rememberedId)
    return {}
  })
}
