// A long list that is sent whole: packed in the background, once for all; until then the former one may go out, with what has changed.
import { performance } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { Packing } from './packing.ts'

/** More than these are not worth fetching one by one. */
const MOST_CHANGED = 200
/** After packing it rests for so many times what that took. */
const REST = 4

/** The entries of the list as they are now. */
export interface ListSource {
  /** Names the content: equal where that is equal, in every process. */
  tag(): string
  /** The entries as JSON, in parts that take no time to speak of. */
  parts(): readonly (readonly string[])[]
}

interface Packed {
  tag: string
  body: Buffer
}

export interface PackedList extends ListSource {
  /** Notes that entries have changed, come or gone. */
  change(ids: Iterable<number>): void
  /** The list as it is now, or with `mayBeStale` a former one and the ids of what has changed since. */
  packed(packing: Packing, mayBeStale: boolean): Promise<Packed & { changed: number[] }>
  /** The list as it is now, where it has been packed so; null elsewhere. */
  present(packing: Packing): Packed | null
}

export function packedList(source: ListSource): PackedList {
  const log = openLog()
  const packers = { br: packer(source, log, 'br'), gzip: packer(source, log, 'gzip') }
  return {
    ...source,
    change: log.change,
    packed: (packing, mayBeStale) => packers[packing].packed(mayBeStale),
    present: (packing) => packers[packing].present(),
  }
}

/** The JSON of the whole list, piece by piece. */
export function* jsonOf(parts: readonly (readonly string[])[]) {
  let isFirst = true
  yield '['
  for (const part of parts) {
    if (part.length > 0) yield (isFirst ? '' : ',') + part.join(',')
    isFirst &&= part.length === 0
  }
  yield ']'
}

function packer(source: ListSource, log: Log, packing: Packing) {
  let latest: (Packed & { at: number }) | null = null
  let running: Promise<Packed> | null = null
  let restsUntil = 0

  async function pack() {
    const began = performance.now()
    const [at, tag] = [log.now(), source.tag()]
    const body = await compress(source.parts(), packing)
    latest = { tag, body, at }
    log.forget(at)
    restsUntil = performance.now() + REST * (performance.now() - began)
    return latest
  }
  const begin = () => {
    running ??= pack().finally(() => {
      running = null
    })
    return running
  }
  const present = () => (latest?.tag === source.tag() ? latest : null)
  const current = () => {
    const found = present()
    return found && { ...found, changed: [] }
  }
  const packed = async (mayBeStale: boolean) => {
    const found = current()
    if (found) return found
    const changed = mayBeStale && latest ? log.since(latest.at) : null
    if (latest && changed) {
      // Whoever asks next tries again.
      if (performance.now() > restsUntil) begin().catch(() => {})
      return { ...latest, changed }
    }
    // What is being packed may lack what this caller knows of.
    await running?.catch(() => {})
    return current() ?? { ...(await begin()), changed: [] }
  }
  return { packed, present }
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
    forget(at: number) {
      for (const [id, when] of changes) if (when <= at) changes.delete(id)
      forgotten = Math.max(forgotten, at)
    },
  }
}

async function compress(parts: readonly (readonly string[])[], packing: Packing): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const stream = packing === 'br' ? createBrotliCompress({ params }) : createGzip()
  const [body] = await Promise.all([buffer(stream), pipeline(jsonOf(parts), stream)])
  return body
}
