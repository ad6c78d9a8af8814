// A zip that is made while it is read: each entry is added when the one before it has been read to its end, so that memory stays flat.
import { PassThrough, type Readable } from 'node:stream'
import { type ReadStreamOptions, ZipFile } from 'yazl'

export interface OpenZip {
  /** Resolves when the entry has been read; answers whether anybody still reads. */
  add(name: string, content: Readable, options?: Partial<ReadStreamOptions>): Promise<boolean>
}

/** `fill` adds the entries; one that fails ends the zip short, so that half of one is not taken for the rest too. */
export function streamZip(fill: (zip: OpenZip) => Promise<unknown>): PassThrough {
  const zip = new ZipFile()
  const stream = zip.outputStream.pipe(new PassThrough())
  const giveUp = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error('The zip broke off'))
  const make = async () => {
    await fill({ add: (name, content, options) => addEntry(zip, stream, name, content, options) })
    zip.end()
  }
  zip.on('error', giveUp)
  make().catch(giveUp)
  return stream
}

async function addEntry(
  zip: ZipFile,
  stream: PassThrough,
  name: string,
  content: Readable,
  options?: Partial<ReadStreamOptions>,
) {
  const leave = () => content.destroy()
  if (stream.destroyed) leave()
  else {
    stream.once('close', leave)
    // The library does not listen, and what nobody listens to would end more than the zip.
    content.on('error', (error) => stream.destroy(error))
    const ended = new Promise((resolve) => content.once('close', resolve))
    zip.addReadStream(content, name, { ...options, ...dated(options?.mtime ?? new Date()) })
    await ended
    stream.off('close', leave)
  }
  return !stream.destroyed
}

/** A day that a zip can hold no other way is its first or last one. */
const [FIRST, LAST] = [new Date(1980, 0, 1), new Date(2107, 11, 31, 23, 59, 58)]
/** Seconds since 1970 stand beside the day where they are of these. */
const [FIRST_OF_SECONDS, LAST_OF_SECONDS] = [new Date(0), new Date(0x7fffffff * 1000)]

function dated(at: Date): Pick<ReadStreamOptions, 'mtime' | 'forceDosTimestamp'> {
  if (at >= FIRST_OF_SECONDS && at <= LAST_OF_SECONDS) return { mtime: at, forceDosTimestamp: false }
  return { mtime: at > LAST ? LAST : at > FIRST ? at : FIRST, forceDosTimestamp: true }
}
