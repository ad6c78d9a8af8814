// From bytes in an older code page to text: Node knows most of them, what Excel for Mac and DOS wrote comes from its reader.
import type { LettersId } from './letters.ts'
import { UPPER_HALVES } from './upper-halves.ts'

export type Decode = (bytes: Uint8Array) => string

/** Those that Node does not know, by their numbers. */
const NUMBERED: Partial<Record<LettersId, number>> = {
  'mac-ce': 10029,
  'mac-greek': 10006,
  'mac-turkish': 10081,
  'mac-icelandic': 10079,
  cp850: 850,
  cp437: 437,
  cp852: 852,
  cp737: 737,
  cp857: 857,
  cp861: 861,
  cp865: 865,
}

/** Those whose letters have one byte or two. */
export const OF_TWO_BYTES: readonly LettersId[] = ['gb18030', 'big5', 'shift_jis', 'euc-kr', 'euc-jp']

export async function openDecoder(letters: LettersId): Promise<Decode> {
  const upper = UPPER_HALVES[letters]
  if (upper !== undefined) return decoderBy((byte) => (byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80]))
  const number = NUMBERED[letters]
  if (number === undefined) {
    const decoder = new TextDecoder(letters)
    return (bytes) => decoder.decode(bytes)
  }
  // Half a megabyte, which nobody needs whose files are Unicode.
  const { cptable } = await import('@e965/xlsx/dist/cpexcel.full.mjs')
  return decoderBy((byte) => cptable[number]?.dec[byte])
}

function decoderBy(signOf: (byte: number) => string | undefined): Decode {
  const signs = Array.from({ length: 256 }, (_, byte) => signOf(byte) ?? '\uFFFD')
  return (bytes) => Array.from(bytes, (byte) => signs[byte]).join('')
}
