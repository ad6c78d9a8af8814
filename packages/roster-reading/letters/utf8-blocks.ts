// From the bytes of a file in whatever encoding to blocks of whole lines in UTF-8, one block at a time.
import { isAscii } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { DecodeLine } from './decode-line.ts'
import { whyNotText } from './file-kinds.ts'
import { UnreadableRoster } from './unreadable-roster.ts'
import { utf16Label } from './utf16.ts'

/** As many bytes are looked at before the file is taken for a text. */
const HEAD = 4096
const LONGEST_LINE = 1_048_576

const LF = 0x0a
const CR = 0x0d
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Behind the first foreign letters of a line: a sign that no text holds, by which its cells are known to come from it. */
export const FOREIGN = '\uFDD0'

/**
 * Each block ends at a line end or with the file. Lines that are no UTF-8 are decoded, and marked as foreign; `decodeLine` is
 * null where there are none. The source is let go in the end but left open for whoever opened it: an upload that is
 * destroyed half-way would leave its request hanging.
 */
export async function* utf8Blocks(source: Readable, decodeLine: DecodeLine | null): AsyncGenerator<Buffer> {
  const chunks: AsyncIterableIterator<string | Uint8Array> = source.iterator({ destroyOnReturn: false })
  try {
    const head = await readHead(chunks)
    const utf16 = utf16Label(head)
    const refusal = utf16 ? undefined : whyNotText(head.subarray(0, HEAD))
    if (refusal) throw new UnreadableRoster(refusal)
    const bytes = followedBy(head, chunks)
    if (utf16) for await (const block of wholeLines(fromUtf16(bytes, utf16))) yield withoutNuls(block)
    else for await (const block of wholeLines(bytes)) yield withoutNuls(toUtf8(block, decodeLine))
  } finally {
    await chunks.return?.()
  }
}

async function readHead(chunks: AsyncIterator<string | Uint8Array>) {
  let head = Buffer.alloc(0)
  while (head.length < HEAD) {
    const next = await chunks.next()
    if (next.done) break
    head = Buffer.concat([head, Buffer.from(next.value)])
  }
  return head
}

async function* followedBy(head: Buffer, chunks: AsyncIterable<string | Uint8Array>) {
  yield head.subarray(0, 3).equals(UTF8_MARK) ? head.subarray(3) : head
  for await (const chunk of chunks) yield Buffer.from(chunk)
}

async function* fromUtf16(chunks: AsyncIterable<Buffer>, label: string) {
  const decoder = new TextDecoder(label)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

async function* wholeLines(chunks: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    const end = afterLastLine(bytes)
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
    if (rest.length > LONGEST_LINE) throw new UnreadableRoster('A line of this file has no end. Is it a CSV file?')
  }
  if (rest.length > 0) yield rest
}

/** A CR that comes last may be half of a CRLF, and is left for the next chunk to tell. */
const afterLastLine = (bytes: Buffer) =>
  1 + Math.max(bytes.lastIndexOf(LF), bytes.subarray(0, Math.max(bytes.length - 1, 0)).lastIndexOf(CR))

/** Each line is decided for itself: lists pasted together are often of both. */
function toUtf8(block: Buffer, decodeLine: DecodeLine | null) {
  if (!decodeLine || isAscii(block)) return block
  const lines = block.toString('latin1').split(/(?<=[\r\n])/)
  return Buffer.concat(
    lines.map((line) => {
      const bytes = Buffer.from(line, 'latin1')
      const text = decodeLine(bytes)
      return text === null ? bytes : Buffer.from(text.replace(/\P{ASCII}+/u, `$&${FOREIGN}`))
    }),
  )
}

/** PostgreSQL keeps no NUL in a text. */
const withoutNuls = (block: Buffer) => (block.includes(0) ? Buffer.from(block.filter((byte) => byte !== 0)) : block)
