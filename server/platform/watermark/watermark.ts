// The watermark as the server has it: the keys, the tiles they make, and the processes that mark.
import type { Animation } from '@aerie/watermark/animation'
import { carrierOf, tileOf } from '@aerie/watermark/carrier'
import { encode, payloadOf } from '@aerie/watermark/code'
import type { Archive, Luma, PictureFinding } from '@aerie/watermark/reading/finding'
import { type LeakOptions, readLeak } from '@aerie/watermark/reading/read-leak'
import type { Rendition } from '@aerie/watermark/rendition'
import { markingKey, type WatermarkKeys } from './keys.ts'
import { openMarkers } from './markers.ts'

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
  read(luma: Luma, options: Omit<LeakOptions, 'keys'>): Promise<PictureFinding>
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

/** `timeoutMs` is for one copy, and for one reading that says nothing else; without it each has a limit of its own. */
export function openWatermark(keys: WatermarkKeys, limits: { timeoutMs?: number } = {}): Watermark {
  const markers = openMarkers(limits)
  const { id: keyId, bytes } = markingKey(keys)
  const carrier = carrierOf(bytes)
  const tileFor = (id: number) => tileOf(carrier, encode(payloadOf(bytes, id)))
  const limit = limits.timeoutMs === undefined ? {} : { limitMs: limits.timeoutMs }
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
