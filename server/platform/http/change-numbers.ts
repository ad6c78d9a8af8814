// Change numbers in headers: no answer is older than the newest change its page has received.
import { CHANGE_HEADER } from '@aerie/contract/stale'
import type { FastifyInstance } from 'fastify'
import { type Platform, readCaller } from './admission.ts'

const NUMBER = /^[1-9]\d{0,14}$/

/** After callers are known: a stranger with an invented number holds no request, and no connection to the database. */
export function followChangeNumbers(app: FastifyInstance, platform: Platform) {
  app.addHook('onRequest', async (request) => {
    const heard = request.headers[CHANGE_HEADER]
    if (!request.actor || typeof heard !== 'string' || !NUMBER.test(heard)) return
    // What was waited for may be a change of the caller himself.
    if (await platform.bus.catchUp(Number(heard))) await readCaller(request, platform)
  })
  app.addHook('onSend', async ({ changeNumber }, reply) => {
    if (changeNumber !== null) reply.header(CHANGE_HEADER, changeNumber)
  })
}
