// When a film was taken, by the field that its container has for it.
import { open } from 'node:fs/promises'
import { type ToldTime, toldTime } from '../capture-time/told-time.ts'
import { CONTAINERS, type ContainerPart, GUID } from './containers.ts'

/** Parts looked at: what tells the time comes early, or last but for few. */
const MOST_PARTS = 20_000
const DEEPEST = 8
/** Of a field. */
const MOST_BYTES = 64

interface Field {
  within: ReadonlySet<string>
  /** What it tells, by the name of the part that has it; the first of those that tell anything counts. */
  told: Record<string, (content: Buffer, now: Date) => ToldTime | null>
}

const UNIX_MS = 0
/** The beginnings of the counts of QuickTime, Matroska and Windows, in milliseconds of Unix. */
const [QUICKTIME_MS, MATROSKA_MS, WINDOWS_MS] = ['1904', '2001', '1601'].map((year) => Date.parse(`${year}-01-01`))

/** Zero is that of a clock that was never set. */
function counted(count: bigint, eachPerMs: bigint, from: number | undefined, now: Date) {
  const ms = Number(count / eachPerMs) + (from ?? UNIX_MS)
  if (count === 0n || !Number.isSafeInteger(ms) || Math.abs(ms) > 8.64e15) return null
  return toldTime(new Date(ms).toISOString().slice(0, 19), 'utc', now)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const SPELT = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) {1,2}(\d\d?) (\d\d:\d\d:\d\d) (\d{4})/i
const DIGITS = /^(\d{4})[-:/](\d\d)[-:/](\d\d)(?:[ T]{1,2}(\d\d:\d\d:\d\d))?/

/** `Mon Mar 10 15:04:43 2003`, as most cameras have it, or digits; by the clock of the camera. */
function written(content: Buffer, now: Date) {
  const text = content.toString('latin1').trim()
  const [, name = '', date = '', time, year] = SPELT.exec(text) ?? []
  const month = MONTHS.findIndex((one) => one.toLowerCase() === name.toLowerCase()) + 1
  if (year) return toldTime(`${year}-${twoDigits(month)}-${date.padStart(2, '0')}T${time}`, 'place', now)
  const [, years, months, days, clock] = DIGITS.exec(text) ?? []
  if (!years) return null
  const day = `${years}-${months}-${days}`
  return clock ? toldTime(`${day}T${clock}`, 'place', now) : toldTime(day, 'day', now)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const ISO: Field = {
  within: new Set(['moov']),
  told: {
    mvhd: (content, now) => {
      if (content.length < 16) return null
      const count = content[0] === 1 ? content.readBigUInt64BE(4) : BigInt(content.readUInt32BE(4))
      return counted(count * 1_000n, 1n, QUICKTIME_MS, now)
    },
  },
}
const MATROSKA: Field = {
  // Segment, Info; DateUTC counts nanoseconds.
  within: new Set(['18538067', '1549a966']),
  told: {
    '4461': (content, now) =>
      content.length < 8 ? null : counted(content.readBigInt64BE(0), 1_000_000n, MATROSKA_MS, now),
  },
}

const FIELDS: Record<string, Field> = {
  avi: { within: new Set(['(AVI )', '(hdrl)', '(INFO)']), told: { IDIT: written, ICRD: written } },
  wmv: {
    within: new Set([GUID.header]),
    // After the id of the file and its size; hundreds of nanoseconds.
    told: {
      [GUID.file]: (content, now) =>
        content.length < 32 ? null : counted(content.readBigUInt64LE(24), 10_000n, WINDOWS_MS, now),
    },
  },
  mp4: ISO,
  mov: ISO,
  webm: MATROSKA,
  mkv: MATROSKA,
}

/** Of the film at a path, whose content `extension` stands for; null where it does not say, or nothing that can be. */
export async function readCreation(path: string, extension: string, now = new Date()): Promise<ToldTime | null> {
  const [container, field] = [CONTAINERS[extension], FIELDS[extension]]
  if (!container || !field) return null
  await using file = await open(path, 'r')
  const read = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: at })
    return buffer.subarray(0, bytesRead)
  }
  let left = MOST_PARTS
  const look = async (within: ContainerPart, depth: number): Promise<ToldTime | null> => {
    for (let at = within.from; at < within.end && depth <= DEEPEST; ) {
      const part = left-- > 0 ? await container.partAt(read, at, within) : null
      if (!part) return null
      const tell = field.told[part.name]
      const length = Math.min(MOST_BYTES, part.end - part.from)
      const found = tell
        ? tell(await read(part.from, length), now)
        : field.within.has(part.name)
          ? await look(part, depth + 1)
          : null
      if (found) return found
      at = container.next(part)
    }
    return null
  }
  const { size } = await file.stat()
  return await look({ name: '', at: 0, from: 0, end: size }, 0)
}
