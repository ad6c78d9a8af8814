// Change numbers in headers: no answer is older than the newest change its page has received.
import type { IncomingHttpHeaders } from 'node:http'
import { CHANGE_HEADER } from '@aerie/contract/stale'
import type { FastifyInstance } from 'fastify'
import { type Platform, readCaller } from './admission.ts'

const NUMBER = /^[1-9]\d{0,14}$/

/** Of the newest change that the page has received; null where it names none. */
export function numberIn(headers: IncomingHttpHeaders): number | null {
  const heard = headers[CHANGE_HEADER]
  return typeof heard === 'string' && NUMBER.test(heard) ? Number(heard) : null
}

/** After callers are known: a stranger with an invented number holds no request, and no connection to the database. */
export function followChangeNumbers(app: FastifyInstance, platform: Platform) {
  app.addHook('onRequest', async (request) => {
    const heard = numberIn(request.headers)
    if (!request.actor || heard === null) return
    // What was waited for may be a change of the caller himself.
    if (await platform.bus.catchUp(heard)) await readCaller(request, platform)
  })
  app.addHook('onSend', async ({ changeNumber }, reply) => {
    if (changeNumber !== null) reply.header(CHANGE_HEADER, changeNumber)
  })
}
