// Writes an archive: tar in zstd, and that in age where there is a passphrase; nothing of it is whole before its end.
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { END_MARK } from './end-mark.ts'
import { openSumming, STEP_BYTES } from './summing.ts'
import { END_OF_TAR, headerOf, paddingOf } from './tar-entry.ts'

/** What scrypt needs grows with it: 32 MB. The passphrase is long enough for it. */
const WORK_FACTOR = 15
const CHUNK_BYTES = 4 * 1024 * 1024
/** Files up to here are read before their entry begins, so that one that changes meanwhile spoils nothing. */
const SMALL_BYTES = STEP_BYTES

/** The SHA-256 of what was added, which is ready later than that is written. */
interface Added {
  sha256: Promise<string>
}

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<Added>
  /** Content of a size that is known beforehand; rejects where it is another one. Each chunk is done with before the next. */
  addStream(name: string, content: AsyncIterable<Buffer>, size: number): Promise<Added>
  /** Content of an unknown size: as numbered entries in the folder, each small enough to be held. */
  addChunks(folder: string, content: AsyncIterable<Buffer>): Promise<Added>
  /** Resolves to its size in bytes once all of it is written; whoever gives it its name brings it to the disk first. */
  end(): Promise<number>
  /** Ends it as a piece that is of no use. */
  abandon(): Promise<void>
}

export async function openArchiveWriter(path: string, passphrase: string | null): Promise<ArchiveWriter> {
  const at = new Date()
  let bytes = 0
  const zstd = createZstdCompress({ params: PARAMS, ...IN_STEPS })
  const packed = Readable.from(withEnd(zstd), { objectMode: false })
  const sealed = passphrase === null ? packed : await encrypted(packed, passphrase)
  const summing = openSumming()
  const written = pipeline(
    sealed,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  // Whoever adds the next entry hears of it; here it must only not end the process.
  const orFailure = untilEnded(written)

  /** Once it is packed, so that what it lay in may be written again. */
  const write = (content: Buffer) =>
    orFailure(
      new Promise<void>((resolve, reject) => {
        zstd.write(content, (error) => (error ? reject(error) : resolve()))
      }),
    )
  const writeEntry = (name: string, content: Buffer) =>
    write(Buffer.concat([headerOf(name, content.length, at), content, paddingOf(content.length)]))
  const add = async (name: string, content: Buffer) => {
    const sum = summing.begin()
    await Promise.all([sum.update(content), writeEntry(name, content)])
    return { sha256: sum.end() }
  }
  return {
    add,
    async addStream(name, content, size) {
      if (size <= SMALL_BYTES) return add(name, await readWhole(content, size))
      const sum = summing.begin()
      await write(headerOf(name, size, at))
      let taken = 0
      for await (const chunk of content) {
        taken += chunk.length
        if (taken > size) break
        await Promise.all([sum.update(chunk), write(chunk)])
      }
      if (taken !== size) throw new Error(`The file ${name} changed while it was read`)
      await write(paddingOf(size))
      return { sha256: sum.end() }
    },
    async addChunks(folder, content) {
      const sum = summing.begin()
      let number = 0
      for await (const chunk of inChunks(content)) {
        const name = `${folder}${String(++number).padStart(6, '0')}`
        await Promise.all([sum.update(chunk), writeEntry(name, chunk)])
      }
      return { sha256: sum.end() }
    },
    async end() {
      zstd.end(END_OF_TAR)
      await written
      await summing.close()
      return bytes
    },
    async abandon() {
      zstd.destroy(new Error('abandoned'))
      await written.catch(() => {})
      await summing.close()
    },
  }
}

const PARAMS = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }

/** Each step is a trip to another thread and back. */
const IN_STEPS = { chunkSize: STEP_BYTES }

/** Waits for work, or for what ends it; a race would keep each of them until the end of all. */
function untilEnded(written: Promise<void>) {
  const waiting = new Set<(error: unknown) => void>()
  let ended: unknown = null
  const end = (error: unknown) => {
    ended = error
    for (const reject of waiting) reject(error)
  }
  written.then(() => end(new Error('The archive ended before its time')), end)
  return <T>(work: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (ended !== null) return reject(ended)
      waiting.add(reject)
      work.then(resolve, reject).finally(() => waiting.delete(reject))
    })
}

async function* withEnd(packed: AsyncIterable<Buffer>) {
  yield* packed
  yield END_MARK
}

async function encrypted(plain: Readable, passphrase: string) {
  const age = new Encrypter()
  age.setScryptWorkFactor(WORK_FACTOR)
  age.setPassphrase(passphrase)
  return Readable.fromWeb((await age.encrypt(Readable.toWeb(plain) as never)) as never)
}

/** Into memory of its own. */
async function readWhole(content: AsyncIterable<Buffer>, size: number) {
  const whole = Buffer.allocUnsafe(size)
  let taken = 0
  for await (const chunk of content) {
    if (taken + chunk.length <= size) chunk.copy(whole, taken)
    taken += chunk.length
  }
  if (taken !== size) throw new Error('A file changed while it was read')
  return whole
}

async function* inChunks(content: AsyncIterable<Buffer>) {
  let parts: Buffer[] = []
  let held = 0
  for await (const part of content) {
    parts.push(part)
    held += part.length
    if (held < CHUNK_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    held = 0
  }
  if (held > 0) yield Buffer.concat(parts)
}
