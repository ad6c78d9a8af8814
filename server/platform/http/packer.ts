// Packs what is kept in memory, in the background, once for all; until then a former state may go out, with what has changed.
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Packing } from './packing.ts'

/** More than these are not worth fetching one by one. */
const MOST_CHANGED = 200
/** After packing it rests for so many times what that took. */
const REST = 4

/** What is kept, as it is now. */
export interface KeptSource {
  /** Names the content: equal where that is equal, in every process. */
  tag(): string
  /** The JSON, in pieces that take no time to speak of. */
  pieces(): Iterable<string | Buffer>
}

export function openPackers(source: KeptSource) {
  const log = openLog()
  const packers = { br: packer(source, log, 'br'), gzip: packer(source, log, 'gzip') }
  return { packers, change: log.change }
}

interface Packed {
  tag: string
  body: Buffer
}

function packer(source: KeptSource, log: Log, packing: Packing) {
  let latest: (Packed & { at: number }) | null = null
  let running: Promise<Packed> | null = null
  let restsUntil = 0

  async function pack() {
    const began = performance.now()
    const [at, tag] = [log.now(), source.tag()]
    const body = await compress(source.pieces(), packing)
    latest = { tag, body, at }
    log.dropBefore(at)
    restsUntil = performance.now() + REST * (performance.now() - began)
    return latest
  }
  const begin = () => {
    running ??= pack().finally(() => {
      running = null
    })
    return running
  }
  const present = (): Packed | null => (latest?.tag === source.tag() ? latest : null)
  /** As it is now, or with `mayBeStale` a former state and the ids of what has changed since. */
  async function read(mayBeStale: boolean): Promise<Packed & { changed?: number[] }> {
    const changed = mayBeStale && latest && !present() ? log.since(latest.at) : null
    if (latest && changed) {
      // Whoever asks next tries again.
      if (performance.now() > restsUntil) begin().catch(() => {})
      return { ...latest, changed }
    }
    // What is being packed may lack what this caller knows of.
    if (!present()) await running?.catch(() => {})
    return present() ?? begin()
  }
  return { present, read }
}

type Log = ReturnType<typeof openLog>

/** Which ids changed when, counted in changes. */
function openLog() {
  const changes = new Map<number, number>()
  let count = 0
  let forgotten = 0
  return {
    now: () => count,
    change(ids: Iterable<number>) {
      count++
      for (const id of ids) changes.set(id, count)
    },
    /** Null where that is not known any more, or too many. */
    since(at: number) {
      if (at < forgotten) return null
      const ids = [...changes].flatMap(([id, when]) => (when > at ? [id] : []))
      return ids.length <= MOST_CHANGED ? ids : null
    },
    dropBefore(at: number) {
      for (const [id, when] of changes) if (when <= at) changes.delete(id)
      forgotten = Math.max(forgotten, at)
    },
  }
}

async function compress(pieces: Iterable<string | Buffer>, packing: Packing): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const stream = packing === 'br' ? createBrotliCompress({ params }) : createGzip()
  const [body] = await Promise.all([buffer(stream), pipeline(pieces, stream)])
  return body
}
