// Signing in, and the links of mails that lead in: endpoints to services.
import { signIn } from '@aerie/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serveVisitors } from '#platform/http/serve.ts'
import { writeCookie } from '#platform/session/cookie.ts'
import { acceptWelcome, checkLink, checkSetupLink, finishReset, finishSetup } from './links.ts'
import * as service from './service.ts'

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

function signedIn(request: FastifyRequest, reply: FastifyReply, secret: string) {
  writeCookie(request, reply, secret)
  return {}
}

export function signInRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.withPassword, async (ctx, { body, request, reply }) => {
    const opened = await service.signIn(ctx, body, deviceOf(request))
    if ('replaceWith' in opened) return { next: `/reset-password/${opened.replaceWith}` }
    writeCookie(request, reply, opened.session)
    return { next: null }
  })
  app.get('/api/login', async (request, reply) => reply.redirect(request.actor ? '/' : '/?signin=1'))
  linkRoutes(app)
}

/** What mails and the first start lead to. */
function linkRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.forgotPassword, (ctx, { body }) => service.forgotPassword(ctx, body.email))
  serveVisitors(app, signIn.checkReset, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['reset', 'replace'])
    return { firstName: brother.familiar || brother.first_name }
  })
  serveVisitors(app, signIn.finishReset, async (ctx, { params, body, request, reply }) =>
    signedIn(request, reply, await finishReset(ctx, params.token, body.newPassword, deviceOf(request))),
  )
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
