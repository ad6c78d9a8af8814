// Draws the boundary of each request: an error that nobody catches ends its answer, and not the process.
import type { EventEmitter } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { bound, withinBoundary } from '../error-boundary.ts'
import { endAnswer } from './problems.ts'

export function boundAnswers(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    withinBoundary(
      (error) => endAnswer(error, request, reply),
      () => {
        keepWithin(request.raw)
        keepWithin(reply.raw)
        done()
      },
    )
  })
}

/** Node emits what a connection has to say outside of any request: bodies that arrive, answers that drain or are left. */
function keepWithin(emitter: EventEmitter) {
  const emit = bound(emitter.emit.bind(emitter))
  emitter.emit = (name, ...given) => emit(name, ...given) ?? false
}
