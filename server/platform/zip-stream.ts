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
  zip.on('error', giveUp)
  fill({ add: (name, content, options) => addEntry(zip, stream, name, content, options) }).then(() => zip.end(), giveUp)
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
    const ended = new Promise((resolve) => content.once('close', resolve))
    zip.addReadStream(content, name, options)
    await ended
    stream.off('close', leave)
  }
  return !stream.destroyed
}
