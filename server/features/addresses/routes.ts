// Changed addresses that wait: endpoints to services. What their links do, signing in does.
import { addresses } from '@aerie/contract/addresses'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import { callOff, listWaiting, sendAgain } from './service.ts'

export function addressRoutes(app: FastifyInstance) {
  serve(app, addresses.waiting, (ctx) => listWaiting(ctx))
  serve(app, addresses.sendAgain, async (ctx, { params }) => {
    await sendAgain(ctx, params.changeId)
    return {}
  })
  serve(app, addresses.callOff, async (ctx, { params }) => {
    await callOff(ctx, params.changeId)
    return {}
  })
}
