// Has what is injected take the way of what comes by a port, past what is answered before the framework.
import type { RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** `listener`: what the app answers with where it has a port. */
export function injectAsByPort(app: FastifyInstance, listener: RequestListener) {
  const hand = async (request: FastifyRequest, reply: FastifyReply) => {
    await app.ready()
    reply.hijack()
    listener(request.raw, reply.raw)
  }
  const port = Fastify({ frameworkErrors: (_error, request, reply) => void hand(request, reply) })
  port.addHook('onRequest', hand)
  app.inject = port.inject.bind(port)
}
