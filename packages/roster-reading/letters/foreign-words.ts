// The words of a file whose lines are not UTF-8, to guess from what they are written in.
import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { utf16Label } from './utf16.ts'

/** As much as a guess needs, in bytes. */
const ENOUGH = 8192
const LONGEST_WORD = 200
const LONGEST_LINE = 1_048_576
/** As much tells UTF-16. */
const HEAD = 4096

/**
 * Different words with something beyond ASCII from lines that are no UTF-8, the first of them; none of UTF-16, nor beyond
 * a line that has no end. Reads on until it has enough.
 */
export async function foreignWords(source: Readable): Promise<Uint8Array[]> {
  const words = new Set<string>()
  let [bytes, rest] = [0, Buffer.alloc(0)]
  const take = (block: Buffer) => {
    if (isUtf8(block)) return
    for (const line of block.toString('latin1').split(/[\r\n]/)) {
      if (isUtf8(Buffer.from(line, 'latin1'))) continue
      for (const word of line.split(BETWEEN_WORDS)) {
        const start = word.slice(0, LONGEST_WORD)
        if (!BEYOND_ASCII.test(start) || words.has(start)) continue
        words.add(start)
        bytes += start.length + 1
      }
    }
  }
  let isBegun = false
  for await (const chunk of source) {
    const block = Buffer.concat([rest, Buffer.from(chunk)])
    if (!isBegun && utf16Label(block.subarray(0, HEAD))) return []
    isBegun ||= block.length >= HEAD
    const end = 1 + Math.max(block.lastIndexOf(0x0a), block.lastIndexOf(0x0d))
    take(block.subarray(0, end))
    rest = block.subarray(end)
    if (bytes > ENOUGH || rest.length > LONGEST_LINE) break
  }
  take(rest)
  return [...words].map((word) => Buffer.from(word, 'latin1'))
}

const BEYOND_ASCII = /[\x80-\xff]/
/** None of these is the second byte of a letter. */
const BETWEEN_WORDS = /[\t ",;]+/
