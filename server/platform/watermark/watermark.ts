// The watermark as the server has it: the keys, the tiles they make, and the processes that mark.
import type { Animation } from './animation.ts'
import { carrierOf, tileOf } from './carrier.ts'
import { encode, payloadOf } from './code.ts'
import { markingKey, type WatermarkKeys } from './keys.ts'
import { openMarkers } from './markers.ts'
import type { Archive, Finding, Luma } from './reading/finding.ts'
import { type LeakOptions, readLeak } from './reading/read-leak.ts'
import type { Rendition } from './rendition.ts'

export interface Watermark {
  /** The number of the key that marks; each copy notes it. */
  keyId: number
  /** A JPEG that bears the id, the same bytes each time; refuses with a sentence when too many are waiting. */
  mark(rendition: Rendition, id: number): Promise<Uint8Array>
  /** An animated WebP each frame of which bears the id; likewise. */
  markAnimation(animation: Animation, id: number): Promise<Uint8Array>
  /** What bears the id wherever it is laid, for what is no picture. */
  tileFor(id: number): Int16Array
  /** Reads a picture with all keys there are, in a thread of its own. */
  read(luma: Luma, options: Omit<LeakOptions, 'keys'>): Promise<Finding>
  /** Ids of the marks that a picture bears, whether they were ever handed out or not. */
  listMarks(luma: Luma): Promise<number[]>
  close(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    watermark: Watermark
  }
}

const NO_ARCHIVE: Archive = {
  countCopies: async () => 0,
  findCopy: async () => null,
  findPhotosLike: async () => [],
  listCopies: async () => ({ ids: new Float64Array(), memberIds: new Int32Array(), keyIds: new Int16Array() }),
  loadOriginal: async () => null,
}

/** `patienceMs` is for one copy, and for one reading that says nothing else; without it each has a limit of its own. */
export function openWatermark(keys: WatermarkKeys, limits: { patienceMs?: number } = {}): Watermark {
  const markers = openMarkers(limits)
  const { id: keyId, bytes } = markingKey(keys)
  const carrier = carrierOf(bytes)
  const tileFor = (id: number) => tileOf(carrier, encode(payloadOf(bytes, id)))
  const limit = limits.patienceMs === undefined ? {} : { limitMs: limits.patienceMs }
  const read = (luma: Luma, options: Omit<LeakOptions, 'keys'>) =>
    readLeak(luma, { ...limit, ...options, keys: keys.map(({ id, bytes: secret }) => ({ id, secret })) })
  return {
    keyId,
    tileFor,
    // The tile leaves this process, the key does not.
    mark: (rendition, id) => markers.mark({ rendition, tile: tileFor(id), seed: id }),
    markAnimation: ({ hashes: _, ...animation }, id) => markers.mark({ animation, tile: tileFor(id), seed: id }),
    read,
    async listMarks(luma) {
      const { marks } = await read(luma, { archive: NO_ARCHIVE, isBlind: true })
      return marks.map(({ copyId }) => copyId)
    },
    close: markers.close,
  }
}
