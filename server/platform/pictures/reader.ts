// Starts the process that decodes pictures, and passes them to it one at a time.
import { startConfined } from '../confined-process.ts'
import type { Rendition } from '../watermark/rendition.ts'
import type { Luma } from './luma.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { ScaledPicture } from './scaled.ts'

/**
 * What to make of a picture: a portrait, the whole of it in several widths, all that is shown of a photo,
 * that from which copies of the whole photo are made, or its grey levels.
 */
export type Order = { picture: Uint8Array } & (
  | { crop: Area | null }
  | { widths: readonly number[] }
  | { make: 'photo' | 'rendition' | 'luma' }
)

/** `isUsedUp`: the process takes no further order. */
export type Answer = (
  | { portrait: Portrait }
  | { scaled: ScaledPicture }
  | { photo: Photo }
  | { rendition: Rendition }
  | { luma: Luma }
  | { refused: string }
) & { isUsedUp: boolean }

export interface Reader {
  /** Gives up, and answers a refusal, when the process dies over the picture or takes longer than `patienceMs`. */
  read(order: Order, patienceMs: number): Promise<Answer>
  end(): void
}

const PROGRAM = new URL('reader-process.ts', import.meta.url)
const unreadable = { refused: 'This photo could not be read. Please select another one.', isUsedUp: true }
const endless = { refused: 'Reading this photo takes too long. Please select another one.', isUsedUp: true }

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startReader(onEnd: (reader: Reader) => void): Reader {
  const child = startConfined<Order, Answer>(PROGRAM, () => onEnd(reader))
  const reader: Reader = {
    async read(order, patienceMs) {
      const answer = await child.ask(order, patienceMs)
      if (answer === 'late') return endless
      return answer === 'ended' ? unreadable : answer
    },
    end: child.end,
  }
  return reader
}
