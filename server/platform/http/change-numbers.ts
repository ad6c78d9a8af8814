// Change numbers in headers: no answer is older than the newest change its page has received.
import { CHANGE_HEADER } from '@aerie/contract/stale'
import type { FastifyInstance } from 'fastify'
import type { Bus } from '../events/bus.ts'

const NUMBER = /^[1-9]\d{0,14}$/

export function followChangeNumbers(app: FastifyInstance, bus: Bus) {
  app.addHook('onRequest', async ({ headers }) => {
    const heard = headers[CHANGE_HEADER]
    if (typeof heard === 'string' && NUMBER.test(heard)) await bus.catchUp(Number(heard))
  })
  app.addHook('onSend', async ({ changeNumber }, reply) => {
    if (changeNumber !== null) reply.header(CHANGE_HEADER, changeNumber)
  })
}
