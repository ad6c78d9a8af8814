// Signing in and out, passwords, invitations and sessions: endpoints to services.
import { account } from '@aerie/contract/account'
import { type SessionUser, session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Prepared, serve, serveVisitors } from '#platform/http/serve.ts'
import { eraseCookie, readCookie, writeCookie } from '#platform/session/cookie.ts'
import { acceptWelcome, checkLink, checkSetupLink, finishReset, finishSetup } from './links.ts'
import * as service from './service.ts'

interface Parts {
  /** Answers a member's own record as JSON; null when he is gone. */
  readRecord: (memberId: number) => Promise<string | null>
  services: { linkedin: boolean; movies: boolean }
}

export function authRoutes(app: FastifyInstance, parts: Parts) {
  sessionRoutes(app, parts)
  passwordRoutes(app)
}

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

function signedIn(request: FastifyRequest, reply: FastifyReply, secret: string) {
  writeCookie(request, reply, secret)
  return {}
}

function sessionRoutes(app: FastifyInstance, { readRecord, services }: Parts) {
  serveVisitors(app, session.current, async ({ actor }, { request, reply }) => {
    const json = actor && (await readRecord(actor.id))
    if (!actor || !json) {
      eraseCookie(request, reply)
      return reply.code(401).header('cache-control', 'no-store').send()
    }
    // The session slides in the database; the browser has to keep its cookie as long.
    writeCookie(request, reply, readCookie(request) ?? '')
    const can: SessionUser['can'] = service.capabilitiesOf(actor, services)
    return new Prepared(`${json.slice(0, -1)},"can":${JSON.stringify(can)}}`)
  })
  serveVisitors(app, signIn.withPassword, async (ctx, { body, request, reply }) => {
    const opened = await service.signIn(ctx, body, deviceOf(request))
    if ('replaceWith' in opened) return { next: `/reset-password/${opened.replaceWith}` }
    writeCookie(request, reply, opened.session)
    return { next: null }
  })
  serveVisitors(app, session.signOut, async (ctx, { request, reply }) => {
    const { actor } = ctx
    if (actor) await service.signOut({ ...ctx, actor })
    eraseCookie(request, reply)
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
  app.get('/api/login', async (request, reply) => reply.redirect(request.actor ? '/' : '/?signin=1'))
}

function passwordRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.forgotPassword, (ctx, { body }) => service.forgotPassword(ctx, body.email))
  serveVisitors(app, signIn.checkReset, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['reset', 'replace'])
    return { firstName: brother.familiar || brother.first_name }
  })
  serveVisitors(app, signIn.finishReset, async (ctx, { params, body, request, reply }) =>
    signedIn(request, reply, await finishReset(ctx, params.token, body.newPassword, deviceOf(request))),
  )
  serve(app, account.setOneTimePassword, (ctx, { body }) => service.setOneTimePassword(ctx, body))
  serve(app, account.changePassword, (ctx, { body }) => service.changePassword(ctx, body))
  serveVisitors(app, signIn.checkWelcome, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['welcome'])
    const { first_name: firstName, last_name: lastName, email, phone, location } = brother
    return { firstName, lastName, email, phone, location }
  })
  serveVisitors(app, signIn.acceptWelcome, async (ctx, { params, body, request, reply }) =>
    signedIn(request, reply, await acceptWelcome(ctx, params.token, body, deviceOf(request))),
  )
  serveVisitors(app, signIn.checkSetup, async (ctx, { params }) => {
    await checkSetupLink(ctx, params.token)
    return {}
  })
  serveVisitors(app, signIn.finishSetup, async (ctx, { params, body, request, reply }) =>
    signedIn(request, reply, await finishSetup(ctx, params.token, body, deviceOf(request))),
  )
}
