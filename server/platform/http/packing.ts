// How answers are packed for those who take them so.
import type { IncomingHttpHeaders } from 'node:http'

export type Packing = 'br' | 'gzip'

/** In bytes: packing less saves nobody anything. */
export const LEAST_PACKED = 4096

/** What an answer is packed with that is packed once for all; null where the caller takes neither. */
export function packingFor(headers: IncomingHttpHeaders): Packing | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  return accepted.includes('br') ? 'br' : takesGzip(headers) ? 'gzip' : null
}

export const takesGzip = (headers: IncomingHttpHeaders) => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''))
