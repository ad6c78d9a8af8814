// Sends a long list that is the same for everybody: nothing to a browser that has it, else packed as the browser takes it.
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jsonOf, type PackedList } from './packed-list.ts'
import { packingFor } from './packing.ts'
import { JSON_TYPE, type Ready, sendReady } from './ready.ts'

interface Options {
  /** The caller takes a former state, and fetches the entries whose ids are in this header. */
  staleHeader?: string | undefined
}

export async function sendPackedList(
  list: PackedList,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { staleHeader }: Options = {},
) {
  const ready = readyList(list, headers, { staleHeader })
  if (ready) return sendReady(reply, ready)
  const packing = packingFor(headers)
  if (packing === null) return reply.headers(about(list.tag(), staleHeader)).send(Readable.from(jsonOf(list.parts())))
  const { tag, body, changed } = await list.packed(packing, staleHeader !== undefined)
  const described = about(tag, staleHeader, changed)
  return sendReady(
    reply,
    isKnown(tag, headers) ? { status: 304, headers: described } : packed(described, packing, body),
  )
}

/** The list as it is now; null where it has still to be packed, or is sent piece by piece. */
export function readyList(list: PackedList, headers: IncomingHttpHeaders, { staleHeader }: Options = {}): Ready | null {
  const tag = list.tag()
  if (isKnown(tag, headers)) return { status: 304, headers: about(tag, staleHeader) }
  const packing = packingFor(headers)
  const found = packing && list.present(packing)
  return packing && found ? packed(about(tag, staleHeader), packing, found.body) : null
}

const isKnown = (tag: string, headers: IncomingHttpHeaders) => headers['if-none-match']?.includes(tag) === true

const packed = (described: Record<string, string>, packing: string, body: Buffer): Ready => ({
  status: 200,
  headers: { ...described, 'content-encoding': packing },
  body,
})

const about = (tag: string, staleHeader: string | undefined, changed: number[] = []): Record<string, string> => ({
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding',
  ...JSON_TYPE,
  etag: tag,
  // Always there, or a browser would keep what an earlier answer said.
  ...(staleHeader && { [staleHeader]: changed.join() }),
})
