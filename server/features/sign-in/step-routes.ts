// The second step of a sign-in, where its answers come from a browser that is not signed in yet: endpoints to services.
import { secondStep } from '@aerie/contract/second-step'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerByApp, answerByCode, goWithout, readPending } from '#features/second-step/service.ts'
import type { Context } from '#platform/context.ts'
import { serveVisitors } from '#platform/http/serve.ts'
import { writeCookie } from '#platform/session/cookie.ts'
import { readEntryCookie, writeEntryCookie } from '#platform/session/entry-cookies.ts'
import { isBrowserOf, keepBrowser, readBrowser } from '#platform/session/known-browser.ts'
import type { Rule } from '#platform/throttle.ts'

interface Opened {
  session: string
  memberId: number
  remembered: string | null
}

export function stepRoutes(app: FastifyInstance) {
  serveVisitors(app, secondStep.pending, async (ctx, { request }) => readPending(ctx, readEntryCookie(request, 'step')))
  serveVisitors(app, secondStep.answerByApp, async (ctx, { body, request, reply }) => {
    await writeOpened(ctx, request, reply, await answerByApp(ctx, await answerOf(ctx, body, request)))
    return {}
  })
  serveVisitors(app, secondStep.answerByCode, async (ctx, { body, request, reply }) => {
    const opened = await answerByCode(ctx, await answerOf(ctx, body, request))
    await writeOpened(ctx, request, reply, opened)
    return { codesLeft: opened.codesLeft }
  })
  serveVisitors(app, secondStep.goWithout, async (ctx, { request, reply }) => {
    await writeOpened(ctx, request, reply, await goWithout(ctx, readEntryCookie(request, 'step'), deviceOf(request)))
    return {}
  })
}

const deviceOf = (request: FastifyRequest) => String(request.headers['user-agent'] ?? 'Unknown browser')

async function answerOf(ctx: Context, body: { code: string; remember: boolean }, request: FastifyRequest) {
  const secret = readEntryCookie(request, 'step')
  const { memberId } = await readPending(ctx, secret)
  return {
    ...body,
    secret,
    device: deviceOf(request),
    rules: await rulesOf(ctx, memberId, readBrowser(request)),
  }
}

/** Of the account, however many sign-ins wait at once. His own browser has a count of its own, as for passwords. */
async function rulesOf(ctx: Context, memberId: number, browser: string | null): Promise<Rule[]> {
  if (await isBrowserOf(ctx, memberId, browser))
    return [{ bucket: `step-browser:${browser}`, most: 10, withinMinutes: 15 }]
  return [
    { bucket: `step:${memberId}`, most: 10, withinMinutes: 15 },
    { bucket: `step-day:${memberId}`, most: 30, withinMinutes: 24 * 60 },
  ]
}

/** As after a password alone; and the cookie of the device where it is to be remembered. */
async function writeOpened(ctx: Context, request: FastifyRequest, reply: FastifyReply, opened: Opened) {
  writeCookie(request, reply, opened.session)
  await keepBrowser(ctx, opened.memberId, request, reply)
  if (opened.remembered) writeEntryCookie(request, reply, 'device', opened.remembered)
}
