// Ends connections that send or read too slowly, so that nobody holds them, or what they wait for, for nothing.
import type { Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { writeProblem } from './problems.ts'

export interface Timeouts {
  /** For the head of a request, from the first byte of the connection or of the request on. */
  headMs: number
  /** How often heads are looked at. */
  lookMs: number
  /** In each window a body brings `windowBytes`, or the rest of it. */
  windowMs: number
  windowBytes: number
  /** For a whole request: 64 MB at 36 kB a second. */
  requestMs: number
  /** How long an answer may wait for its reader to take some of it. */
  answerMs: number
}

export const TIMEOUTS: Timeouts = {
  headMs: 15_000,
  lookMs: 5_000,
  windowMs: 15_000,
  windowBytes: 16_384,
  requestMs: 30 * 60_000,
  answerMs: 60_000,
}

/** Node looks after heads and whole requests. */
export const serverTimeouts = ({ headMs, lookMs, requestMs }: Timeouts) =>
  ({
    requestTimeout: requestMs,
    http: { headersTimeout: headMs, connectionsCheckingInterval: lookMs },
  }) satisfies FastifyHttpOptions<Server>

export function endSlowClients(app: FastifyInstance, timeouts: Timeouts, headers: Record<string, string>) {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watchBody(request, reply, timeouts, headers)
    done()
  })
  app.addHook('onSend', (_request, { raw: { socket } }, payload, done) => {
    // Node ends a connection on which nothing moves for so long, and takes this back with the next request.
    if (socket instanceof Socket) socket.setTimeout(timeouts.answerMs)
    done(null, payload)
  })
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Also after the answer: one that came before the body was read leaves the rest of it to arrive. */
function watchBody({ raw }: FastifyRequest, reply: FastifyReply, timeouts: Timeouts, headers: Record<string, string>) {
  const { socket } = raw
  let before = socket.bytesRead
  const look = setInterval(() => {
    const arrived = socket.bytesRead - before
    before += arrived
    if (raw.complete) clearInterval(look)
    else if (arrived < timeouts.windowBytes) {
      clearInterval(look)
      const refusal = new Refusal('too_slow', 'This is arriving too slowly. Please try again on a better connection.')
      if (!reply.raw.headersSent) writeProblem(socket, refusal, headers)
      // Whoever reads the body is told by the same refusal.
      setImmediate(() => raw.destroy(refusal))
    }
  }, timeouts.windowMs).unref()
  raw.once('close', () => clearInterval(look))
}
