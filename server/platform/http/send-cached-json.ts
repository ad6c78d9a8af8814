// Sends an answer that is kept: nothing to a browser that has it, else packed once for all.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedJson } from './cached-json.ts'
import { type Packing, packingFor } from './packing.ts'
import { JSON_TYPE, type Ready, sendReady } from './ready.ts'

/** In bytes: less than what is packed for one alone, since this is packed once for all. */
const WORTH_PACKING = 1_024

export async function sendCachedJson(cached: CachedJson, { headers }: FastifyRequest, reply: FastifyReply) {
  return sendReady(reply, readyJson(cached, headers) ?? (await packedNow(cached, headers)))
}

/** Null where it has still to be packed as the caller takes it. */
export function readyJson(cached: CachedJson, headers: IncomingHttpHeaders): Ready | null {
  if (headers['if-none-match']?.includes(cached.etag)) return { status: 304, headers: about(cached) }
  const packing = packingOf(cached, headers)
  const body = packing === null ? cached.bytes : cached.packed[packing]
  return body ? whole(cached, packing, body) : null
}

async function packedNow(cached: CachedJson, headers: IncomingHttpHeaders) {
  const packing = packingOf(cached, headers)
  return whole(cached, packing, packing === null ? cached.bytes : await cached.pack(packing))
}

const whole = (cached: CachedJson, packing: Packing | null, body: Buffer): Ready => ({
  status: 200,
  headers: { ...about(cached), ...JSON_TYPE, ...(packing && { 'content-encoding': packing }) },
  body,
})

const about = ({ etag }: CachedJson) => ({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' })

const packingOf = ({ bytes }: CachedJson, headers: IncomingHttpHeaders) =>
  bytes.length < WORTH_PACKING ? null : packingFor(headers)
