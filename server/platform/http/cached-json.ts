// A long answer made once for everybody, and packed once for those who take it so.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Packing } from './packing.ts'
import { SerializedJson } from './serialized-json.ts'

export interface CachedJson extends SerializedJson {
  etag: string
  pack(packing: Packing): Promise<Buffer>
  /** The same where that has been done. */
  packed: Partial<Record<Packing, Buffer>>
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 } }

export function cachedJson(json: string): CachedJson {
  const serialized = new SerializedJson(json)
  const { bytes } = serialized
  const packed: CachedJson['packed'] = {}
  const under: Partial<Record<Packing, Promise<Buffer>>> = {}
  const make = async (packing: Packing) => {
    packed[packing] = await (packing === 'br' ? promisify(brotliCompress)(bytes, QUALITY) : promisify(gzip)(bytes))
    return packed[packing]
  }
  return Object.assign(serialized, {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    packed,
    pack(packing: Packing) {
      under[packing] ??= make(packing)
      return under[packing]
    },
  })
}
