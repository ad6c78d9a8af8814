// Finds Positions.csv in an upload: the upload itself, or one entry of the zip it is.
import type { Readable } from 'node:stream'
import { Unzip, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate'

/** Its message is a sentence for the member who chose the file. */
export class UnreadableExport extends Error {}

const LARGEST_POSITIONS = 5 * 1_048_576
/** LinkedIn's exports have some fifty. */
const MOST_ENTRIES = 5_000
/** So much is unpacked at a time: it becomes at most a thousand times as much before it can be counted. */
const SLICE = 8_192

/**
 * Answers its bytes; null for a zip without it. What else is in a zip passes by without being unpacked. The upload is
 * left open for whoever opened it.
 */
export async function findPositions(upload: Readable): Promise<Buffer | null> {
  let reader: EntryReader | undefined
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    head = reader ? chunk : Buffer.concat([head, chunk])
    if (head.length < ZIP.length) continue
    reader ??= head.subarray(0, ZIP.length).equals(ZIP) ? readZip() : readPlain()
    reader.take(head)
    if (reader.isDone()) break
  }
  reader ??= readPlain(head)
  return reader.finish()
}

const ZIP = Buffer.from('PK\u0003\u0004')

interface EntryReader {
  take(bytes: Buffer): void
  /** Whether what follows does not matter any more. */
  isDone(): boolean
  finish(): Buffer | null
}

function readPlain(...parts: Uint8Array[]): EntryReader {
  const kept = keeping(parts)
  return { take: kept.add, isDone: () => false, finish: kept.whole }
}

function readZip(): EntryReader {
  const kept = keeping()
  let entries = 0
  let found: 'not yet' | 'in part' | 'whole' = 'not yet'
  const unzip = new Unzip((entry) => {
    if (++entries > MOST_ENTRIES) throw new UnreadableExport('There is too much in this zip.')
    const isWanted = found === 'not yet' && /(?:^|[/\\])Positions\.csv$/i.test(entry.name)
    if (!isWanted) return passBy(unzip, entry)
    found = 'in part'
    unpack(unzip, entry, (part, isLast) => {
      kept.add(part)
      if (isLast) found = 'whole'
    })
  })
  return {
    take(bytes) {
      for (let at = 0; at < bytes.length && found !== 'whole'; at += SLICE) unzip.push(bytes.subarray(at, at + SLICE))
    },
    isDone: () => found === 'whole',
    finish() {
      if (found === 'in part') throw new UnreadableExport('This zip is damaged.')
      return found === 'whole' ? kept.whole() : null
    },
  }
}

function unpack(unzip: Unzip, entry: UnzipFile, take: (part: Uint8Array, isLast: boolean) => void) {
  if (entry.compression !== STORED && entry.compression !== DEFLATED)
    throw new UnreadableExport('This zip is packed in a way that is not known here.')
  unzip.register(UnzipInflate)
  entry.ondata = (error, part, isLast) => {
    if (error) throw error instanceof UnreadableExport ? error : new UnreadableExport('This zip is damaged.')
    take(part, isLast)
  }
  entry.start()
}

/** An entry that is not started would be kept in memory, in case it is later. */
function passBy(unzip: Unzip, entry: UnzipFile) {
  if (entry.compression !== STORED && entry.compression !== DEFLATED) return
  unzip.register(LeftPacked)
  entry.ondata = () => {}
  entry.start()
}

const STORED = 0
const DEFLATED = 8

class LeftPacked extends UnzipPassThrough {
  static override compression = DEFLATED
}

/** Keeps what it is given, and refuses more than work experience can be. */
function keeping(parts: Uint8Array[] = []) {
  let size = 0
  return {
    add(part: Uint8Array) {
      size += part.length
      if (size > LARGEST_POSITIONS) throw new UnreadableExport('Positions.csv is larger than 5 MB.')
      parts.push(part)
    },
    whole: () => Buffer.concat(parts),
  }
}
