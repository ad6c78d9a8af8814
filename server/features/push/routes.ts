// Notifications on devices: endpoints to services.
import { push } from '@aerie/contract/push'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http/serve.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import { choose, readState, removeDevice, sendTest, subscribe } from './service.ts'

export function pushRoutes(app: FastifyInstance, sender: PushSender) {
  serve(app, push.state, (ctx) => readState(ctx, sender))
  serve(app, push.subscribe, (ctx, { body: { topics, ...target } }) => subscribe(ctx, sender, target, topics ?? null))
  serve(app, push.choose, (ctx, { params, body }) => choose(ctx, sender, params.deviceId, body.topics))
  serve(app, push.remove, (ctx, { params }) => removeDevice(ctx, sender, params.deviceId))
  serve(app, push.test, (ctx) => sendTest(ctx))
}
