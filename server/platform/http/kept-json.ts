// JSON kept in memory until what it holds changes: nothing to a browser that has it, else its bytes, packed once for all.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { type KeptSource, openPackers } from './packer.ts'
import { type Packing, packingFor } from './packing.ts'
import { JSON_TYPE, type Ready } from './ready.ts'

/** In bytes: less than what is packed for one alone, since this is packed once for all. */
const WORTH_PACKING = 1_024

export interface KeptJson {
  /** As it is now and the caller takes it; null where it has still to be made so. */
  present(asked: IncomingHttpHeaders): Ready | null
  /** The same, made so first. */
  ready(asked: IncomingHttpHeaders): Promise<Ready<Buffer | Readable>>
}

/** `json`: checked against the contract. */
export function keptJson(json: string): KeptJson {
  const bytes = Buffer.from(json)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return keptAsItChanges({ tag: () => etag, pieces: () => [bytes] }, bytes).now
}

export interface ChangingJson {
  now: KeptJson
  /** As it is now or was lately; that header says the ids of what has changed since. */
  nowOrBefore(changedHeader: string): KeptJson
  /** Notes that entries have changed, come or gone. */
  change(ids: Iterable<number>): void
}

/** `bytes`: of what never changes. */
export function keptAsItChanges(source: KeptSource, bytes?: Buffer): ChangingJson {
  const { packers, change } = openPackers(source)
  const isShort = bytes !== undefined && bytes.length < WORTH_PACKING
  const packingOf = (asked: IncomingHttpHeaders) => (isShort ? null : packingFor(asked))
  const keep = (changedHeader?: string): KeptJson => ({
    present(asked) {
      const packing = packingOf(asked)
      const found = { tag: source.tag(), body: packing ? packers[packing].present()?.body : bytes }
      return found.body || isKnown(found, asked) ? answer(found, asked, { packing, changedHeader }) : null
    },
    async ready(asked) {
      const packing = packingOf(asked)
      const found = packing
        ? await packers[packing].read(changedHeader !== undefined)
        : { tag: source.tag(), body: bytes ?? Readable.from(source.pieces()) }
      return answer(found, asked, { packing, changedHeader })
    },
  })
  return { now: keep(), nowOrBefore: keep, change }
}

interface KeptAnswer<Body> {
  tag: string
  body: Body | undefined
  changed?: number[]
}

interface Described {
  packing: Packing | null
  changedHeader: string | undefined
}

function answer<Body>(found: KeptAnswer<Body>, asked: IncomingHttpHeaders, { packing, changedHeader }: Described) {
  const { tag, body, changed = [] } = found
  const headers: Record<string, string> = {
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    // Always there, or a browser would keep what an earlier answer said.
    ...(changedHeader && { [changedHeader]: changed.join() }),
  }
  if (isKnown(found, asked)) return { status: 304 as const, headers }
  Object.assign(headers, JSON_TYPE, packing && { 'content-encoding': packing })
  return { status: 200 as const, headers, body }
}

const isKnown = ({ tag }: { tag: string }, asked: IncomingHttpHeaders) => asked['if-none-match']?.includes(tag) === true
