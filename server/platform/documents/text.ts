// Text files as text, whatever they were written in.
import { cutIntoPages, gatherPages, type ReadDocument } from './read-document.ts'

/** In UTF-16 units; what is found is shown with its page. */
const LONGEST_PAGE = 20_000

export type Charset = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** `isCut`: the file goes on. */
export async function readText(bytes: Uint8Array, isCut: boolean): Promise<ReadDocument> {
  const text = new TextDecoder(await charsetOf([bytes], isCut)).decode(bytes)
  return { pages: gatherPages(cutIntoPages(text, LONGEST_PAGE)), count: null, cover: null }
}

/** What its first bytes say, else UTF-8 where it is that without a fault, else Windows-1252; holds one piece at a time. */
export async function charsetOf(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  isCut = false,
): Promise<Charset> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const isUtf8 = (piece?: Uint8Array) => {
    try {
      strict.decode(piece, { stream: piece !== undefined })
      return true
    } catch {
      return false
    }
  }
  let isFirst = true
  for await (const piece of pieces) {
    const mark = isFirst ? markOf(piece) : null
    if (mark) return mark
    if (!isUtf8(piece)) return 'windows-1252'
    isFirst = false
  }
  return isCut || isUtf8() ? 'utf-8' : 'windows-1252'
}

function markOf([first, second]: Uint8Array): Charset | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Piece by piece, so that no file is held whole for whoever reads it slowly. */
export async function* decoded(pieces: AsyncIterable<Uint8Array>, charset: Charset) {
  const decoder = new TextDecoder(charset)
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}
