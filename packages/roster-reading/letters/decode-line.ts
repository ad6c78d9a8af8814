// The lines of a file that are not UTF-8, in the letters that were guessed or chosen.
import { isUtf8 } from 'node:buffer'
import { OF_TWO_BYTES, openDecoder } from './code-pages.ts'
import type { LettersId } from './letters.ts'
import { likelihood } from './likelihood.ts'

/** The text of a line that is not UTF-8; null for one that is. */
export type DecodeLine = (line: Buffer) => string | null

/** By so much another reading has to be likelier than UTF-8. */
const BY_FAR = 10

export async function openLines(letters: LettersId): Promise<DecodeLine> {
  const decode = await openDecoder(letters)
  if (!OF_TWO_BYTES.includes(letters)) return (line) => (isUtf8(line) ? null : decode(line))
  return (line) => {
    if (!isUtf8(line)) return decode(line)
    // A few letters of two bytes each may be UTF-8 by chance, though of other scripts.
    const text = line.toString()
    if (!/[\x80-\u07ff]/.test(text)) return null
    const other = decode(line)
    return likelihood(other) > likelihood(text) + BY_FAR ? other : null
  }
}
