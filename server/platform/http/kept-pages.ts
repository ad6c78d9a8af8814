// Pages of a list that is the same for everybody, plain and packed, by the address that asks for them.
import type { IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { openRecent, type Recent } from '../cache/recent.ts'
import { PACKING } from './pack-answers.ts'
import { LEAST_PACKED, takesGzip } from './packing.ts'
import { JSON_TYPE, type Ready } from './ready.ts'
import type { SerializedJson } from './serialized-json.ts'

const MOST_BYTES = 8 * 1_048_576
/** In bytes; longer ones are not asked for again and again, and packed beside the other requests. */
const LARGEST_KEPT = 131_072
/** About what an entry costs besides. */
const AROUND = 500

interface KeptPage {
  headers: Record<string, string>
  plain: Buffer
  /** Null where packing it saves nobody anything. */
  gzip: Buffer | null
}

export type KeptPages = Recent<KeptPage>

export const openPages = (): KeptPages =>
  openRecent(MOST_BYTES, ({ plain, gzip }, address) => plain.length + (gzip?.length ?? 0) + address.length + AROUND)

/** Keeps a page, which is to be dropped with the first change of the list; null where it is too long for that. */
export function keepPage(
  pages: KeptPages,
  address: string,
  { bytes }: SerializedJson,
  headers: Record<string, string>,
): KeptPage | null {
  if (bytes.length > LARGEST_KEPT) return null
  const page = { headers, plain: bytes, gzip: bytes.length < LEAST_PACKED ? null : gzipSync(bytes, PACKING) }
  pages.keep(address, page)
  return page
}

export function readyPage({ headers, plain, gzip }: KeptPage, asked: IncomingHttpHeaders): Ready {
  const about = { ...headers, 'cache-control': 'no-store', ...JSON_TYPE }
  if (gzip === null) return { status: 200, headers: about, body: plain }
  const isPacked = takesGzip(asked)
  return {
    status: 200,
    headers: { ...about, vary: 'accept-encoding', ...(isPacked && { 'content-encoding': 'gzip' }) },
    body: isPacked ? gzip : plain,
  }
}
