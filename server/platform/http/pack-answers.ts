// Packs answers in one piece. As a stream, which long and unfinished ones need, each costs several times the packing itself.
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** In characters: packing less saves nobody anything. */
const LEAST = 4096
/** In characters: packing this much takes a millisecond or two. More is packed beside the other requests. */
const MOST_AT_ONCE = 131_072
const LEVEL = 1

export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    const options = { level: LEVEL }
    return payload.length > MOST_AT_ONCE ? promisify(gzip)(payload, options) : gzipSync(payload, options)
  })
}
