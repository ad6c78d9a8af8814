// Sends an answer that is the same for everybody: nothing to a browser that has it, else compressed once for all.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedJson } from './cached-json.ts'
import { SerializedJson } from './serialized-json.ts'

export async function sendCachedJson(cached: CachedJson, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', cached.etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(cached.etag)) {
    await reply.code(304).send()
    return reply
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = accepted.includes('br') ? 'brotli' : accepted.includes('gzip') ? 'gzip' : null
  if (encoding === null) return new SerializedJson(cached.json)
  const body = await cached[encoding]()
  await reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', encoding === 'brotli' ? 'br' : 'gzip')
    .send(body)
  return reply
}
