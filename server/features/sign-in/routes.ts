// Signing in, and the links of mails that lead in: endpoints to services.
import { addresses } from '@aerie/contract/addresses'
import { failedSignIns } from '@aerie/contract/failed-sign-ins'
import { invitations } from '@aerie/contract/invitations'
import { linkPath } from '@aerie/contract/public-pages'
import { signIn } from '@aerie/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { goesBy } from '#features/people/person.ts'
import { searchCities } from '#features/places/service.ts'
import type { Context } from '#platform/context.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { writeCookie } from '#platform/session/cookie.ts'
import { findActor } from '#platform/session/sessions.ts'
import { checkConfirmLink, checkTakeBackLink, confirmAddress, takeBack } from './address-links.ts'
import { listFailures } from './failures.ts'
import { keepBrowser, readBrowser } from './known-browser.ts'
import { acceptWelcome, checkLink, checkSetupLink, finishReset, finishSetup, withdrawInvitation } from './links.ts'
import { phoneHintOf, readPhoneHint } from './phone-hints.ts'
import * as service from './service.ts'

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

async function signedIn(ctx: Context, request: FastifyRequest, reply: FastifyReply, secret: string) {
  writeCookie(request, reply, secret)
  const actor = await findActor(ctx, secret)
  if (actor) await keepBrowser(ctx, actor.id, request, reply)
  return {}
}

export function signInRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.withPassword, async (ctx, { body, request, reply }) => {
    const opened = await service.signIn(ctx, body, { device: deviceOf(request), browser: readBrowser(request) })
    if ('replaceWith' in opened) return { next: linkPath('reset-password', opened.replaceWith) }
    writeCookie(request, reply, opened.session)
    await keepBrowser(ctx, opened.memberId, request, reply)
    return { next: null }
  })
  app.get('/api/login', async (request, reply) => reply.redirect(request.actor ? '/' : '/?signin=1'))
  serve(app, failedSignIns.list, (ctx) => listFailures(ctx))
  linkRoutes(app)
  addressLinkRoutes(app)
}

/** What mails about a changed address lead to. */
function addressLinkRoutes(app: FastifyInstance) {
  serveVisitors(app, addresses.checkConfirm, (ctx, { params }) => checkConfirmLink(ctx, params.token))
  serveVisitors(app, addresses.confirm, async (ctx, { params }) => {
    await confirmAddress(ctx, params.token)
    return {}
  })
  serveVisitors(app, addresses.checkTakeBack, (ctx, { params }) => checkTakeBackLink(ctx, params.token))
  serveVisitors(app, addresses.takeBack, async (ctx, { params }) => ({
    next: linkPath('reset-password', await takeBack(ctx, params.token)),
  }))
}

/** What mails and the first start lead to. */
function linkRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.forgotPassword, (ctx, { body }) => service.forgotPassword(ctx, body.email))
  serveVisitors(app, signIn.checkReset, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['reset', 'replace'])
    return { firstName: goesBy(brother), identifier: brother.email ?? brother.phone }
  })
  serveVisitors(app, signIn.finishReset, async (ctx, { params, body, request, reply }) =>
    signedIn(ctx, request, reply, await finishReset(ctx, params.token, body.newPassword, deviceOf(request))),
  )
  serveVisitors(app, signIn.checkWelcome, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['welcome'])
    const { first_name: firstName, last_name: lastName, email, phone, location } = brother
    return { firstName, lastName, email, phone, location }
  })
  serveVisitors(app, signIn.acceptWelcome, async (ctx, { params, body, request, reply }) =>
    signedIn(ctx, request, reply, await acceptWelcome(ctx, params.token, body, deviceOf(request))),
  )
  serve(app, invitations.withdraw, async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.memberId)
    return {}
  })
  serveVisitors(app, signIn.searchCities, async (ctx, { params, query }) => {
    await checkLink(ctx, params.token, ['welcome'])
    return searchCities(query)
  })
  serve(app, signIn.hintAtPhone, async (ctx, { body }) => ({ hint: await phoneHintOf(ctx, body) }))
  serveVisitors(app, signIn.hintAtWelcomePhone, async (ctx, { params, body }) => {
    await checkLink(ctx, params.token, ['welcome'])
    return { hint: await readPhoneHint(body) }
  })
  serveVisitors(app, signIn.checkSetup, async (ctx, { params }) => {
    await checkSetupLink(ctx, params.token)
    return {}
  })
  serveVisitors(app, signIn.finishSetup, async (ctx, { params, body, request, reply }) =>
    signedIn(ctx, request, reply, await finishSetup(ctx, params.token, body, deviceOf(request))),
  )
}
