// Opens an archive as the plain tar that is in it, and refuses what could be none of ours before much of it is read.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { constants, createZstdDecompress } from 'node:zlib'
import { END_MARK } from './end-mark.ts'

/** Its message is a sentence for whoever brought the archive. */
export class BadArchive extends Error {
  override name = 'BadArchive'
}

const ENCRYPTED = 'age-encryption.org/'
const AGE_HEADER = /^age-encryption\.org\/v1\n-> scrypt \S+ (\d{1,3})\n[\s\S]*\n--- /
const HEADER_BYTES = 1024
/** What opening one may take: 64 MB of memory, twice what our own take. */
const MOST_WORK = 16
/** Each step is a trip to another thread and back. */
const STEP_BYTES = 256 * 1024
/** How far back what is packed may refer: 16 MB. Our own refer to 2 MB. */
const WINDOW_LOG = 24

export const damaged = (cause: unknown) =>
  new BadArchive('The archive is damaged or incomplete: it cannot be read to its end. Take another one.', { cause })

/** The tar; what it is destroyed with is why it cannot be read. */
export async function openArchive(path: string, passphrase: string | null): Promise<Readable> {
  const { first, last } = await readEnds(path)
  const isEncrypted = first.startsWith(ENCRYPTED)
  if (isEncrypted && passphrase === null)
    throw new BadArchive('The archive is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.')
  if (isEncrypted && Number(AGE_HEADER.exec(first)?.[1]) > MOST_WORK)
    throw new BadArchive(
      'Opening the archive would take more memory than Aerie gives it (64 MB). Decrypt it with age first.',
    )
  // Of what is encrypted age knows the end.
  if (!isEncrypted && !last.equals(END_MARK)) throw damaged('no end')
  const raw = createReadStream(path, { highWaterMark: STEP_BYTES })
  const packed = isEncrypted ? await decrypted(raw, passphrase ?? '', first) : raw
  const plain = createZstdDecompress({ chunkSize: STEP_BYTES, params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG } })
  packed.on('error', (error: Error) => plain.destroy(error))
  plain.on('close', () => raw.destroy())
  return packed.pipe(plain)
}

async function readEnds(path: string) {
  const handle = await open(path).catch((cause: unknown) => {
    throw new BadArchive(`There is no archive ${path} that could be read.`, { cause })
  })
  try {
    const { size } = await handle.stat()
    const [first, last] = [Buffer.alloc(HEADER_BYTES), Buffer.alloc(END_MARK.length)]
    await handle.read(first, 0, first.length, 0)
    await handle.read(last, 0, last.length, Math.max(0, size - last.length))
    return { first: first.toString('latin1'), last }
  } finally {
    await handle.close()
  }
}

async function decrypted(raw: Readable, passphrase: string, first: string) {
  const { Decrypter } = await import('age-encryption')
  const age = new Decrypter()
  age.addPassphrase(passphrase)
  try {
    // Whoever wrote a longer one has it read into memory to its end.
    if (!AGE_HEADER.test(first)) throw new Error('Another beginning than ours have')
    return Readable.fromWeb((await age.decrypt(Readable.toWeb(raw) as never)) as never)
  } catch (cause) {
    raw.destroy()
    throw new BadArchive('BACKUP_PASSPHRASE is not the passphrase of this archive, or its beginning is damaged.', {
      cause,
    })
  }
}
