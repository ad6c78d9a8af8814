// Letters that were misread before the file was written: UTF-8 taken for an older code page, `Å‚ukasz` for `łukasz`.
import { isUtf8 } from 'node:buffer'
import { openDecoder } from './code-pages.ts'
import type { LettersId } from './letters.ts'
import { likelihood } from './likelihood.ts'

/** What UTF-8 is taken for. */
const TAKEN_FOR: LettersId[] = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254']
/** What it is taken for where the signs of Mac and DOS stand in it: their tables are dear to load. */
const TAKEN_FOR_WITH_SIGNS: LettersId[] = [...TAKEN_FOR, 'macintosh', 'cp850', 'cp437']
const WORD = /^[\p{L}\p{M}\p{P}\p{ASCII}]+$/u
/** By so much what it was meant to be has to be likelier. */
const BY_FAR = 5
/** What the first and the second byte of a letter in UTF-8 are taken for, in Windows' code pages or in those of Mac and DOS. */
const TAIL =
  '\u0080-\u00BF\u0104\u0105\u013D\u013E\u0141\u0142\u0152-\u0165\u0178-\u017E\u0192\u02C6-\u02DD\u0401-\u040F\u0451-\u045F\u0490\u0491\u2013-\u203A\u20AC\u2116\u2122'
const SIGNS_OF_MAC_OR_DOS = '[√≈∆ƒ├┼┬─╨╤╬┴][\u0080-\uFFFF]'
const OF_MAC_OR_DOS = new RegExp(SIGNS_OF_MAC_OR_DOS)
const MAY_BE_GARBLED = new RegExp(`[\u00C2-\u00F4\u0102-\u0164\u0410-\u042F][${TAIL}]|${SIGNS_OF_MAC_OR_DOS}`)

export const mayBeGarbled = (text: string) => MAY_BE_GARBLED.test(text)

/** Finds the first word of a text that was garbled once, and what it was; undefined where there is none. */
export type FindGarbled = (text: string) => { garbled: string; meant: string } | undefined

const opened = new Map<LettersId[], Promise<FindGarbled>>()

/** For a row with these cells. */
export function openGarbled(cells: string[]): Promise<FindGarbled> {
  const letters = cells.some((cell) => OF_MAC_OR_DOS.test(cell)) ? TAKEN_FOR_WITH_SIGNS : TAKEN_FOR
  const open = opened.get(letters) ?? openOf(letters)
  opened.set(letters, open)
  return open
}

async function openOf(letters: LettersId[]): Promise<FindGarbled> {
  const tables = await Promise.all(letters.map(bytesOf))
  const meantBy = (word: string) => {
    for (const table of tables) {
      const bytes = Buffer.from(Array.from(word, (sign) => table.get(sign) ?? 0xff))
      const meant = bytes.toString()
      if (isUtf8(bytes) && WORD.test(meant) && likelihood(meant) > likelihood(word) + BY_FAR) return meant
    }
    return undefined
  }
  return (text) => {
    if (!MAY_BE_GARBLED.test(text)) return undefined
    for (const word of text.split(' ')) {
      const meant = MAY_BE_GARBLED.test(word) ? meantBy(word) : undefined
      if (meant !== undefined) return { garbled: word, meant }
    }
    return undefined
  }
}

/** The bytes of each letter; what stands for a byte that has none is the byte itself. */
async function bytesOf(letters: LettersId) {
  const decode = await openDecoder(letters)
  return new Map(Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte)), byte] as const))
}
