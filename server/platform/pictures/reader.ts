// Starts the process that decodes pictures, and passes them to it one at a time, as they come from the disk.
import type { Readable } from 'node:stream'
import type { Rendition } from '@aerie/watermark/rendition'
import { startConfined } from '../confined-process.ts'
import type { Flaw } from './flaw.ts'
import type { LogoPictures } from './logo.ts'
import type { Luma } from './luma.ts'
import type { PhotoPictures } from './photo.ts'
import type { Portrait } from './portrait.ts'
import type { Area } from './portrait-crop.ts'
import type { ScaledPicture } from './scaled.ts'

/**
 * What to make of a picture: a portrait, the whole of it in several widths, all that is shown of a photo,
 * that from which copies of the whole photo are made, its grey levels, whether its head is in order, of a drawing the
 * same without metadata, or a logo of either.
 */
export type Order =
  | { crop: Area | null }
  | { widths: readonly number[] }
  | { make: 'photo' | 'rendition' | 'luma' | 'judgement' | 'drawing' | 'logo' }

/** The picture follows its order on another road: as a message it would be in the server's memory, and more than once. */
export type SizedOrder = Order & { bytes: number }

interface PictureFile {
  /** How many the stream has. */
  bytes: number
  stream: Readable
}

/** `isUsedUp`: the process takes no further order. */
export type PictureAnswer = (
  | { portrait: Portrait }
  | { scaled: ScaledPicture }
  | { photo: PhotoPictures }
  | { rendition: Rendition }
  | { luma: Luma }
  | { drawing: Uint8Array }
  | { logo: LogoPictures }
  | { judgement: 'good' }
  | { refused: string; flaw: Flaw }
) & { isUsedUp: boolean }

export interface PictureReader {
  /**
   * Answers `ended` where the process dies over the picture, and `late` after `timeoutMs`. Rejects when the file itself
   * breaks off. After any of these the process is of no use.
   */
  read(order: Order, picture: PictureFile, timeoutMs: number): Promise<PictureAnswer | 'ended' | 'late'>
  /** 0 where it could not be started. */
  pid: number
  end(): void
}

const PROGRAM = new URL('reader-process.ts', import.meta.url)

/** `onEnd` is called when the process has ended, for whatever reason. */
export function startReader(onEnd: (reader: PictureReader) => void): PictureReader {
  const child = startConfined<SizedOrder, PictureAnswer>(PROGRAM, () => onEnd(reader))
  const reader: PictureReader = {
    async read(order, { bytes, stream }, timeoutMs) {
      const broken = new Promise<never>((_resolve, reject) => stream.once('error', reject))
      const answered = child.ask({ ...order, bytes }, timeoutMs)
      stream.pipe(child.input, { end: false })
      try {
        return await Promise.race([answered, broken])
      } finally {
        stream.destroy()
      }
    },
    pid: child.pid,
    end: child.end,
  }
  return reader
}
