// Writes a zip of files as they are while they are read: nothing is compressed, and neither their number nor all their bytes have an end.
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  /** Its wall clock, as if it were in UTC: a zip knows no zone. */
  modified: Date
  /** Of less than 4 GB. */
  content: AsyncIterable<Buffer>
}

interface Written {
  name: Buffer
  time: number
  checksum: number
  size: number
  /** Of its header, from the beginning of the zip. */
  at: number
}

/** What does not fit into a field of two or four bytes, and so stands in one of eight. */
const [FULL_16, FULL_32] = [0xffff, 0xffff_ffff]
/** The checksum follows the content, and names are in UTF-8. */
const FLAGS = 0x0808
/** Version 4.5 of the format: with fields of eight bytes. */
const VERSION = 45
const MADE_ON_UNIX = 3 << 8
const ORDINARY_FILE = 0o100_644 * 0x10000

/** Ends with the reading of an entry when its reader leaves. */
export async function* storedZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let length = 0
  const counted = (bytes: Buffer) => {
    length += bytes.length
    return bytes
  }
  for await (const { name, modified, content } of entries) {
    const entry: Written = { name: Buffer.from(name), time: dosTime(modified), checksum: 0, size: 0, at: length }
    yield counted(localHeader(entry))
    for await (const chunk of content) {
      entry.checksum = crc32(chunk, entry.checksum)
      entry.size += chunk.length
      yield counted(chunk)
    }
    yield counted(fields([4, 0x08074b50], [4, entry.checksum], [4, entry.size], [4, entry.size]))
    written.push(entry)
  }
  const directory = length
  for (const entry of written) yield counted(directoryHeader(entry))
  yield ending(written.length, directory, length)
}

/** Numbers one after the other, each in so many bytes, the lowest first. */
function fields(...numbers: [bytes: 2 | 4 | 8, value: number][]) {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of numbers) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

const localHeader = ({ name, time }: Written) =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, 0], [4, time], [4, 0], [4, 0], [4, 0]),
    fields([2, name.length], [2, 0]),
    name,
  ])

function directoryHeader({ name, time, checksum, size, at }: Written) {
  const isFar = at >= FULL_32
  const far = isFar ? fields([2, 0x0001], [2, 8], [8, at]) : Buffer.of()
  return Buffer.concat([
    fields([4, 0x02014b50], [2, MADE_ON_UNIX + VERSION], [2, VERSION], [2, FLAGS], [2, 0], [4, time]),
    fields([4, checksum], [4, size], [4, size], [2, name.length], [2, far.length], [2, 0], [2, 0], [2, 0]),
    fields([4, ORDINARY_FILE], [4, isFar ? FULL_32 : at]),
    name,
    far,
  ])
}

function ending(count: number, directory: number, length: number) {
  const size = length - directory
  const short = Math.min(count, FULL_16)
  return Buffer.concat([
    fields([4, 0x06064b50], [8, 44], [2, MADE_ON_UNIX + VERSION], [2, VERSION], [4, 0], [4, 0]),
    fields([8, count], [8, count], [8, size], [8, directory]),
    fields([4, 0x07064b50], [4, 0], [8, length], [4, 1]),
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, short], [2, short]),
    fields([4, Math.min(size, FULL_32)], [4, Math.min(directory, FULL_32)], [2, 0]),
  ])
}

/** Two seconds are the least it tells apart, and 1980 is its first year. */
function dosTime(at: Date) {
  const year = Math.max(0, at.getUTCFullYear() - 1980)
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return date * 0x10000 + time
}
