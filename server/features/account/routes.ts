// The member's account: who he is, what he may do, where he is signed in, and his password; endpoints to services.
import { account } from '@aerie/contract/account'
import type { Role } from '@aerie/contract/person'
import { type Capabilities, session } from '@aerie/contract/session'
import type { FastifyInstance } from 'fastify'
import { readOwnRecord } from '#features/members/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { UploadSettings } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { eraseCookie, readCookie, writeCookie } from '#platform/session/cookie.ts'
import * as service from './service.ts'

/** `capabilitiesOf` is what all features together let a caller do. */
export function accountRoutes(
  app: FastifyInstance,
  capabilitiesOf: (caller: { role: Role }, settings: UploadSettings) => Capabilities,
) {
  serveVisitors(app, session.current, async (ctx, { request, reply }) => {
    const { actor } = ctx
    const own = actor && (await readOwnRecord(ctx, actor.id))
    if (!actor || !own) {
      eraseCookie(request, reply)
      return reply.code(401).header('cache-control', 'no-store').send()
    }
    // The session slides in the database; the browser has to keep its cookie as long.
    writeCookie(request, reply, readCookie(request) ?? '')
    return { ...own, can: capabilitiesOf(actor, await readSettings(ctx)) }
  })
  serveVisitors(app, session.signOut, async (ctx, { request, reply }) => {
    const { actor } = ctx
    if (actor) await service.signOut({ ...ctx, actor })
    eraseCookie(request, reply)
    // Portraits are kept by the browser for good, and the next at it need not be a brother.
    reply.header('clear-site-data', '"cache"')
    return {}
  })
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
