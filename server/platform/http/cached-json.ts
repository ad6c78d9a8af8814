// A long answer made once for everybody, and compressed once for those who ask for it.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CachedJson {
  json: string
  etag: string
  gzip: () => Promise<Buffer>
  brotli: () => Promise<Buffer>
}

export function cachedJson(json: string): CachedJson {
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | null = null
    return () => {
      made ??= make()
      return made
    }
  }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 } }
  return {
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    gzip: once(() => promisify(gzip)(json)),
    brotli: once(() => promisify(brotliCompress)(json, quality)),
  }
}
