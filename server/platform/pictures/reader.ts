// Starts the process that decodes pictures, and passes them to it one at a time, as they come from the disk.
import type { Readable } from 'node:stream'
import { startConfined } from '../confined-process.ts'
import type { Rendition } from '../watermark/rendition.ts'
import type { Luma } from './luma.ts'
import type { Photo } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { ScaledPicture } from './scaled.ts'

/**
 * What to make of a picture: a portrait, the whole of it in several widths, all that is shown of a photo,
 * that from which copies of the whole photo are made, its grey levels, or of a drawing the same without metadata.
 */
export type Order =
  | { crop: Area | null }
  | { widths: readonly number[] }
  | { make: 'photo' | 'rendition' | 'luma' | 'drawing' }

/** The picture follows its order on another road: as a message it would be in the server's memory, and more than once. */
export type Sent = Order & { bytes: number }

interface PictureFile {
  /** How many the stream has. */
  bytes: number
  stream: Readable
}

/** `isUsedUp`: the process takes no further order. */
export type Answer = (
  | { portrait: Portrait }
  | { scaled: ScaledPicture }
  | { photo: Photo }
  | { rendition: Rendition }
  | { luma: Luma }
  | { drawing: Uint8Array }
  | { refused: string }
) & { isUsedUp: boolean }

export interface Reader {
  /**
   * Gives up, and answers a refusal, when the process dies over the picture or takes longer than `patienceMs`. Rejects
   * when the file itself breaks off, after which the process is of no use.
   */
  read(order: Order, picture: PictureFile, patienceMs: number): Promise<Answer>
  end(): void
}

const PROGRAM = new URL('reader-process.ts', import.meta.url)
const unreadable = { refused: 'This photo could not be read. Please select another one.', isUsedUp: true }
const endless = { refused: 'Reading this photo takes too long. Please select another one.', isUsedUp: true }

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startReader(onEnd: (reader: Reader) => void): Reader {
  const child = startConfined<Sent, Answer>(PROGRAM, () => onEnd(reader))
  const reader: Reader = {
    async read(order, { bytes, stream }, patienceMs) {
      const broken = new Promise<never>((_resolve, reject) => stream.once('error', reject))
      const answered = child.ask({ ...order, bytes }, patienceMs)
      stream.pipe(child.input, { end: false })
      try {
        const answer = await Promise.race([answered, broken])
        if (answer === 'late') return endless
        return answer === 'ended' ? unreadable : answer
      } finally {
        stream.destroy()
      }
    },
    end: child.end,
  }
  return reader
}
