// Packs answers in one piece. As a stream, which long and unfinished ones need, each costs several times the packing itself.
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LEAST_PACKED, takesGzip } from './packing.ts'

/** In bytes, or in characters of a text: packing this much takes a millisecond or two. More is packed beside the other requests. */
const MOST_AT_ONCE = 131_072
/** Of what is packed while somebody waits. */
export const PACKING = { level: 1 }

export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWritten(payload, reply) || payload.length < LEAST_PACKED || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    if (!takesGzip(request.headers)) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return payload.length > MOST_AT_ONCE ? promisify(gzip)(payload, PACKING) : gzipSync(payload, PACKING)
  })
}

/** Texts, and JSON in bytes; other bytes are files, which are packed already. */
const isWritten = (payload: unknown, reply: FastifyReply): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && isJson(reply))

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')
