// Sends a long list that is the same for everybody: nothing to a browser that has it, else packed as the browser takes it.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jsonOf, type PackedList } from './packed-list.ts'

interface Options {
  /** The caller takes a former state, and fetches the entries whose ids are in this header. */
  staleHeader?: string | undefined
}

export async function sendPackedList(
  list: PackedList,
  request: FastifyRequest,
  reply: FastifyReply,
  { staleHeader }: Options = {},
) {
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
  reply.header('content-type', 'application/json; charset=utf-8')
  // Always there, or a browser would keep what an earlier answer said.
  if (staleHeader) reply.header(staleHeader, '')
  const isKnown = (tag: string) => request.headers['if-none-match']?.includes(tag) === true
  if (isKnown(list.tag())) return reply.header('etag', list.tag()).code(304).send()
  const packing = packingFor(String(request.headers['accept-encoding'] ?? ''))
  if (packing === null) return reply.header('etag', list.tag()).send(Readable.from(jsonOf(list.parts())))

  const { tag, body, changed } = await list.packed(packing, staleHeader !== undefined)
  reply.header('etag', tag)
  if (staleHeader) reply.header(staleHeader, changed.join())
  return isKnown(tag) ? reply.code(304).send() : reply.header('content-encoding', packing).send(body)
}

const packingFor = (accepted: string) => (accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null)
