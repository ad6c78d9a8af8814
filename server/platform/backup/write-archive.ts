// Writes an archive: tar in zstd, and that in age where there is a passphrase; nothing of it is whole before its end.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { pack as openTar } from 'tar-stream'
import { END_MARK } from './end-mark.ts'

/** What scrypt needs grows with it: 32 MB. The passphrase is long enough for it. */
const WORK_FACTOR = 15
const CHUNK_BYTES = 4 * 1024 * 1024
/** Files up to here are read before their entry begins, so that one that changes meanwhile spoils nothing. */
const SMALL_BYTES = 1024 * 1024

export interface ArchiveWriter {
  /** Answers the SHA-256 of the content. */
  add(name: string, content: Buffer): Promise<string>
  /** Content of a size that is known beforehand; rejects where it is another one. */
  addStream(name: string, content: Readable, size: number): Promise<string>
  /** Content of an unknown size: as numbered entries in the folder, each small enough to be held. */
  addChunks(folder: string, content: AsyncIterable<Buffer>): Promise<string>
  /** Resolves to the SHA-256 of the archive and its size, once all of it is on the disk. */
  end(): Promise<{ sha256: string; bytes: number }>
  /** Ends it as a piece that is of no use. */
  abandon(): Promise<void>
}

export async function openArchiveWriter(path: string, passphrase: string | null): Promise<ArchiveWriter> {
  const tar = openTar()
  const whole = createHash('sha256')
  let bytes = 0
  const zstd = Readable.from(tar, { objectMode: false }).pipe(createZstdCompress({ params: PARAMS }))
  tar.on('error', (error) => zstd.destroy(error))
  const packed = Readable.from(withEnd(zstd), { objectMode: false })
  const sealed = passphrase === null ? packed : await encrypted(packed, passphrase)
  const written = pipeline(
    sealed,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        whole.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // Whoever adds the next entry hears of it; here it must only not end the process.
  const orFailure = untilEnded(written)

  const add = async (name: string, content: Buffer) => {
    await orFailure(
      new Promise<void>((resolve, reject) => {
        tar.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()))
      }),
    )
    return sum(content)
  }
  return {
    add,
    async addStream(name, content, size) {
      if (size <= SMALL_BYTES) return add(name, await readWhole(content, size))
      const hash = createHash('sha256')
      const ended = Promise.withResolvers<void>()
      const entry = tar.entry({ name, size }, (error) => (error ? ended.reject(error) : ended.resolve()))
      let taken = 0
      for await (const chunk of content as AsyncIterable<Buffer>) {
        taken += chunk.length
        if (taken > size) break
        hash.update(chunk)
        if (!entry.write(chunk)) await orFailure(new Promise<void>((resolve) => entry.once('drain', resolve)))
      }
      if (taken !== size) throw new Error(`The file ${name} changed while it was read`)
      entry.end()
      await orFailure(ended.promise)
      return hash.digest('hex')
    },
    async addChunks(folder, content) {
      const hash = createHash('sha256')
      let number = 0
      for await (const chunk of inChunks(content)) {
        hash.update(chunk)
        await add(`${folder}${String(++number).padStart(6, '0')}`, chunk)
      }
      return hash.digest('hex')
    },
    async end() {
      tar.finalize()
      await written
      return { sha256: whole.digest('hex'), bytes }
    },
    async abandon() {
      zstd.destroy(new Error('abandoned'))
      await written.catch(() => {})
    },
  }
}

const PARAMS = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }

const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')

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

async function readWhole(content: Readable, size: number) {
  const parts: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) parts.push(chunk)
  const whole = Buffer.concat(parts)
  if (whole.length !== size) throw new Error('A file changed while it was read')
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
