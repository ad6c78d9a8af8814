// The member's account: who he is, what he may do, where he is signed in, and his password; endpoints to services.
import { account } from '@aerie/contract/account'
import { session } from '@aerie/contract/session'
import type { FastifyInstance } from 'fastify'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { eraseCookie, keepCookie, writeCookie } from '#platform/session/cookie.ts'
import * as service from './service.ts'

/** `capabilitiesOf` is what all features together let a caller do. */
export function accountRoutes(app: FastifyInstance, capabilitiesOf: service.CapabilitiesOf) {
  serveVisitors(app, session.current, async (ctx, { request, reply }) => {
    const user = await service.readSession(ctx, capabilitiesOf)
    if (!user) {
      eraseCookie(request, reply)
      return reply.code(401).header('cache-control', 'no-store').send()
    }
    keepCookie(request, reply)
    return user
  })
  serveVisitors(app, session.signOut, async (ctx, { request, reply }) => {
    const { actor } = ctx
    if (actor) await service.signOut({ ...ctx, actor })
    eraseCookie(request, reply)
    return {}
  })
  serve(app, account.password, async (ctx) => ({ setAt: await service.readPasswordTime(ctx) }))
  serve(app, account.sessions, (ctx) => service.ownSessions(ctx))
  serve(app, account.endSession, async (ctx, { params }) => {
    await service.endSession(ctx, params.sessionId)
    return {}
  })
  serve(app, account.endOtherSessions, async (ctx) => {
    await service.endOtherSessions(ctx)
    return {}
  })
  serve(app, account.changePassword, async (ctx, { body, request, reply }) => {
    writeCookie(request, reply, await service.changePassword(ctx, body))
    return { message: 'Your password has been changed.' }
  })
  serve(app, account.confirm, async (ctx, { body, request, reply }) => {
    writeCookie(request, reply, await service.confirmPassword(ctx, body.password))
    return {}
  })
  serve(app, account.resetPassword, async (ctx, { body, reply }) => {
    reply.header('cache-control', 'no-store')
    return service.resetPassword(ctx, body)
  })
}
