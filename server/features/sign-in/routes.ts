// Signing in, and the links of mails that lead in: endpoints to services.
import { addresses } from '@aerie/contract/addresses'
import { failedSignIns } from '@aerie/contract/failed-sign-ins'
import { invitations } from '@aerie/contract/invitations'
import { linkPath } from '@aerie/contract/public-pages'
import { signIn } from '@aerie/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { goesBy } from '#features/people/person.ts'
import { searchCities } from '#features/places/service.ts'
import type { Entry } from '#features/second-step/service.ts'
import { readQuestion } from '#features/told-addresses/service.ts'
import type { Context } from '#platform/context.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { writeCookie } from '#platform/session/cookie.ts'
import { readEntryCookie, writeEntryCookie } from '#platform/session/entry-cookies.ts'
import { keepBrowser, readBrowser } from '#platform/session/known-browser.ts'
import { checkConfirmLink, checkTakeBackLink, confirmAddress, takeBack } from './address-links.ts'
import { listFailures } from './failures.ts'
import { acceptWelcome, checkLink, checkSetupLink, finishReset, finishSetup, withdrawInvitation } from './links.ts'
import { phoneHintOf, readPhoneHint } from './phone-hints.ts'
import * as service from './service.ts'
import { stepRoutes } from './step-routes.ts'

const browserOf = (request: FastifyRequest) => ({
  device: String(request.headers['user-agent'] ?? 'Unknown browser'),
  remembered: readEntryCookie(request, 'device'),
  browser: readBrowser(request),
})

/** Gives the browser the cookie of its session, or of the sign-in that waits for its second step. */
async function answerEntry(ctx: Context, request: FastifyRequest, reply: FastifyReply, entry: Entry) {
  if ('pending' in entry) {
    writeEntryCookie(request, reply, 'step', entry.pending)
    return { step: entry.step }
  }
  writeCookie(request, reply, entry.session)
  await keepBrowser(ctx, entry.memberId, request, reply)
  return { step: null }
}

export function signInRoutes(app: FastifyInstance) {
  serveVisitors(app, signIn.withPassword, async (ctx, { body, request, reply }) => {
    const entry = await service.signIn(ctx, body, browserOf(request))
    if ('replaceWith' in entry) return { step: null, next: linkPath('reset-password', entry.replaceWith) }
    return { ...(await answerEntry(ctx, request, reply, entry)), next: null }
  })
  app.get('/api/login', async (request, reply) => reply.redirect(request.actor ? '/' : '/?signin=1'))
  serve(app, failedSignIns.list, (ctx) => listFailures(ctx))
  stepRoutes(app)
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
    const asks = await readQuestion(ctx, brother.id)
    return { firstName: goesBy(brother), identifier: brother.email ?? brother.phone, asks }
  })
  serveVisitors(app, signIn.finishReset, async (ctx, { params, body, request, reply }) =>
    answerEntry(ctx, request, reply, await finishReset(ctx, params.token, body, browserOf(request))),
  )
  serveVisitors(app, signIn.checkWelcome, async (ctx, { params }) => {
    const brother = await checkLink(ctx, params.token, ['welcome'])
    const asks = await readQuestion(ctx, brother.id)
    const { first_name: firstName, last_name: lastName, email, phone, location } = brother
    // To whoever has not said who he is yet, the record says nothing but a name.
    return { firstName, lastName, email, phone: asks ? null : phone, location: asks ? null : location, asks }
  })
  serveVisitors(app, signIn.acceptWelcome, async (ctx, { params, body, request, reply }) =>
    answerEntry(ctx, request, reply, await acceptWelcome(ctx, params.token, body, browserOf(request))),
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
    answerEntry(ctx, request, reply, await finishSetup(ctx, params.token, body, browserOf(request))),
  )
}
