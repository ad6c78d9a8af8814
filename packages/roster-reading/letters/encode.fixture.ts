// Writes text in a code page, for tests: its decoder turned round.

import { OF_TWO_BYTES, openDecoder } from './code-pages.ts'
import type { LettersId } from './letters.ts'

export async function encode(letters: LettersId, text: string): Promise<Buffer> {
  const decode = await openDecoder(letters)
  const bytes = new Map<string, number[]>()
  const add = (...sign: number[]) => {
    const decoded = decode(Uint8Array.from(sign))
    if ([...decoded].length === 1 && decoded !== '\uFFFD' && !bytes.has(decoded)) bytes.set(decoded, sign)
  }
  for (let byte = 0; byte < 256; byte++) add(byte)
  if (OF_TWO_BYTES.includes(letters))
    for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) add(first, second)
  return Buffer.from(
    Array.from(text, (sign) => {
      const found = bytes.get(sign)
      if (!found) throw new Error(`${letters} does not have ${sign}`)
      return found
    }).flat(),
  )
}
