// Passkeys: endpoints to services.
import { passkeys } from '@aerie/contract/passkeys'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { writeCookie } from '#platform/session/cookie.ts'
import { keepBrowser } from '#platform/session/known-browser.ts'
import * as service from './service.ts'
import * as showing from './showing.ts'

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

export function passkeyRoutes(app: FastifyInstance, { publicUrl }: RouteDeps) {
  serve(app, passkeys.list, (ctx) => service.listOwn(ctx, publicUrl()))
  serve(app, passkeys.beginAdd, (ctx) => service.beginAdd(ctx, publicUrl()))
  serve(app, passkeys.add, (ctx, { body, request }) => service.add(ctx, publicUrl(), body, deviceOf(request)))
  serve(app, passkeys.rename, async (ctx, { params, body }) => {
    await service.rename(ctx, params.passkeyId, body.name)
    return {}
  })
  serve(app, passkeys.remove, async (ctx, { params, request }) => {
    await service.remove(ctx, publicUrl(), params.passkeyId, deviceOf(request))
    return {}
  })
  serve(app, passkeys.beginConfirm, (ctx) => showing.beginConfirm(ctx, publicUrl()))
  serve(app, passkeys.confirm, async (ctx, { body, request, reply }) => {
    writeCookie(request, reply, await showing.confirm(ctx, publicUrl(), body, deviceOf(request)))
    return {}
  })
  serveVisitors(app, passkeys.beginSignIn, (ctx) => showing.beginSignIn(ctx, publicUrl()))
  serveVisitors(app, passkeys.signIn, async (ctx, { body, request, reply }) => {
    const { session, memberId } = await showing.signIn(ctx, publicUrl(), body, deviceOf(request))
    writeCookie(request, reply, session)
    await keepBrowser(ctx, memberId, request, reply)
    return {}
  })
}
