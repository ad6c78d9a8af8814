// Pages of a list that is the same for everybody, plain and packed, by the address that asks for them.
import type { IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { openRecent } from '../cache/recent.ts'
import { PACKING } from './pack-answers.ts'
import { LEAST_PACKED, takesGzip } from './packing.ts'
import { JSON_TYPE, type Ready } from './ready.ts'
import type { SerializedJson } from './serialized-json.ts'

const MOST_BYTES = 8 * 1_048_576
/** In bytes; longer ones are not asked for again and again, and packed beside the other requests. */
const LARGEST_KEPT = 131_072
/** About what an entry costs besides, in bytes; and with what is packed of it, which is a fifth or less. */
const AROUND = 500
const WITH_PACKED = 1.25

interface Page {
  headers: Record<string, string>
  plain: Buffer
  /** Made for the first who takes it. */
  gzip?: Buffer
}

export interface KeptPages {
  /** Null where the page is not in memory. */
  present(address: string, asked: IncomingHttpHeaders): Ready | null
  /** Until the first change of the list, after which all are to be cleared; not where it is too long for that. */
  keep(address: string, json: SerializedJson, headers: Record<string, string>): void
  clear(): void
}

export function openPages(): KeptPages {
  const pages = openRecent<Page>(
    MOST_BYTES,
    ({ plain }, address) => plain.length * WITH_PACKED + address.length + AROUND,
  )
  return {
    present(address, asked) {
      const page = pages.get(address)
      return page ? readyPage(page, asked) : null
    },
    keep(address, { bytes }, headers) {
      if (bytes.length <= LARGEST_KEPT) pages.keep(address, { headers, plain: bytes })
    },
    clear: pages.clear,
  }
}

function readyPage(page: Page, asked: IncomingHttpHeaders): Ready {
  const { headers, plain } = page
  const about = { ...headers, 'cache-control': 'no-store', ...JSON_TYPE }
  if (plain.length < LEAST_PACKED) return { status: 200, headers: about, body: plain }
  const described = { ...about, vary: 'accept-encoding' }
  if (!takesGzip(asked)) return { status: 200, headers: described, body: plain }
  page.gzip ??= gzipSync(plain, PACKING)
  return { status: 200, headers: { ...described, 'content-encoding': 'gzip' }, body: page.gzip }
}
