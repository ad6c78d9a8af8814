// Reads an archive from its beginning to its end, and refuses one that is not whole with a sentence.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { END_MARK } from './end-mark.ts'
import { Catalog, ENTRIES, Manifest, type Table } from './manifest.ts'

/** Its message is a sentence for whoever brought the archive. */
export class BadArchive extends Error {
  override name = 'BadArchive'
}

/** What is done with the parts of an archive while it is read; each has to take all of what it is given. */
export interface Taking {
  catalog?: (catalog: Catalog) => Promise<void>
  /** The rows of a table as PostgreSQL's COPY has them, a few megabytes at a time; called for tables with rows alone. */
  rows?: (table: Table, chunks: AsyncIterable<Buffer>) => Promise<void>
  file?: (name: string, content: Readable) => Promise<void>
}

const ENCRYPTED = 'age-encryption.org/'

/** Reads all of it, and answers its manifest once everything was compared with it. */
export async function readArchive(path: string, passphrase: string | null, taking: Taking = {}): Promise<Manifest> {
  const source = await openPlain(path, passphrase)
  const tar = extract()
  let failure: unknown
  source.on('error', (error) => {
    failure ??= error
    tar.destroy(error)
  })
  const isWhole = finished(source)
  isWhole.catch(() => {})
  source.pipe(tar)
  try {
    const manifest = await readEntries(tar, taking)
    await isWhole.catch((error: unknown) => {
      throw damaged(error)
    })
    return manifest
  } catch (error) {
    if (failure !== undefined || isUnreadable(error)) throw damaged(failure ?? error)
    throw error
  } finally {
    tar.destroy()
    source.destroy()
  }
}

/** What the format's own libraries throw carries no code of the system or of PostgreSQL. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && /tar header|unexpected end|premature close|writable stream closed/i.test(error.message)

const damaged = (cause: unknown) =>
  new BadArchive('The archive is damaged or cut: it cannot be read to its end. Take another one.', { cause })

async function openPlain(path: string, passphrase: string | null) {
  const { first, last } = await readEnds(path)
  const isEncrypted = first.toString('latin1') === ENCRYPTED
  if (isEncrypted && passphrase === null)
    throw new BadArchive('The archive is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.')
  // Of what is encrypted age knows the end.
  if (!isEncrypted && !last.equals(END_MARK)) throw damaged('no end')
  const raw = createReadStream(path, { highWaterMark: 256 * 1024 })
  const packed = isEncrypted ? await decrypted(raw, passphrase ?? '') : raw
  const plain = createZstdDecompress()
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
    const [first, last] = [Buffer.alloc(ENCRYPTED.length), Buffer.alloc(END_MARK.length)]
    await handle.read(first, 0, first.length, 0)
    await handle.read(last, 0, last.length, Math.max(0, size - last.length))
    return { first, last }
  } finally {
    await handle.close()
  }
}

async function decrypted(raw: Readable, passphrase: string) {
  const age = new Decrypter()
  age.addPassphrase(passphrase)
  try {
    return Readable.fromWeb((await age.decrypt(Readable.toWeb(raw) as never)) as never)
  } catch (cause) {
    raw.destroy()
    throw new BadArchive('BACKUP_PASSPHRASE is not the passphrase of this archive, or its beginning is damaged.', {
      cause,
    })
  }
}

interface Found {
  catalog: Catalog | null
  tables: Map<string, string>
  files: Map<string, string>
  bytes: number
  listSha256: string
}

async function readEntries(tar: ReturnType<typeof extract>, taking: Taking): Promise<Manifest> {
  const found: Found = { catalog: null, tables: new Map(), files: new Map(), bytes: 0, listSha256: '' }
  let rows: ReturnType<typeof takeRows> | null = null
  let manifest: Manifest | null = null
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      const of = tableOf(name)
      if (rows && rows.name !== of) {
        await rows.end()
        rows = null
      }
      if (manifest) throw new BadArchive('The archive goes on after its end. Take another one.')
      if (of !== null) {
        rows ??= takeRows(found, of, taking)
        await rows.take(await whole(entry))
      } else if (name.startsWith(ENTRIES.files)) await takeFile(found, entry, taking)
      else if (name === ENTRIES.database) {
        found.catalog = parsed(Catalog, await whole(entry))
        await taking.catalog?.(found.catalog)
      } else if (name === ENTRIES.fileList) takeList(found, await whole(entry))
      else if (name === ENTRIES.manifest) manifest = parsed(Manifest, await whole(entry))
      else throw new BadArchive('This is no archive of Aerie, or one of a newer version.')
    }
  } catch (error) {
    await rows?.give(error)
    throw error
  }
  if (!manifest) throw damaged('no manifest')
  compare(found, manifest)
  return manifest
}

const tableOf = (name: string) => /^database\/([a-z_0-9]+)\/\d{6}$/.exec(name)?.[1] ?? null

/** Gives the chunks of one table to whoever takes them, one at a time. */
function takeRows(found: Found, name: string, { rows }: Taking) {
  const table = found.catalog?.tables.find((one) => one.name === name)
  if (!table || found.tables.has(name)) throw new BadArchive('The archive has rows of a table that it does not name.')
  const hash = createHash('sha256')
  const pipe = new TransformStream<Buffer, Buffer>()
  const writer = pipe.writable.getWriter()
  const taken = rows ? rows(table, pipe.readable as unknown as AsyncIterable<Buffer>) : drain(pipe.readable)
  // Whoever takes them may fail between two chunks.
  const failed = taken.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  return {
    name,
    async take(chunk: Buffer) {
      hash.update(chunk)
      await Promise.race([writer.write(chunk), failed])
    },
    async end() {
      found.tables.set(name, hash.digest('hex'))
      await Promise.race([writer.close(), failed])
      await taken
    },
    async give(error: unknown) {
      await writer.abort(error).catch(() => {})
      await taken.catch(() => {})
    },
  }
}

async function drain(content: ReadableStream<Buffer>) {
  for await (const _ of content as unknown as AsyncIterable<Buffer>);
}

async function takeFile(found: Found, entry: Readable & { header: { name: string } }, { file }: Taking) {
  const name = entry.header.name.slice(ENTRIES.files.length)
  const hash = createHash('sha256')
  async function* watched() {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk)
      found.bytes += chunk.length
      yield chunk
    }
  }
  const content = Readable.from(watched(), { objectMode: false })
  if (file) await file(name, content)
  else for await (const _ of content);
  found.files.set(name, hash.digest('hex'))
}

/** The sum of each file stands in the list, and the sum of the list in the manifest. */
function takeList(found: Found, list: Buffer) {
  found.listSha256 = createHash('sha256').update(list).digest('hex')
  const lines = list.toString('utf8').split('\n').filter(Boolean)
  const isSame = lines.every(
    (line) => found.files.get(line.slice(66).slice(ENTRIES.files.length)) === line.slice(0, 64),
  )
  if (lines.length !== found.files.size || !isSame) throw altered()
}

function compare({ tables, files, bytes, listSha256 }: Found, manifest: Manifest) {
  const areTables = manifest.tables.every(({ name, rows, sha256 }) => rows === 0 || tables.get(name) === sha256)
  const isCount = manifest.tables.filter(({ rows }) => rows > 0).length === tables.size
  const areFiles = files.size === manifest.files.count && bytes === manifest.files.bytes
  if (!(areTables && isCount && areFiles && listSha256 === manifest.files.listSha256)) throw altered()
}

const altered = () =>
  new BadArchive('The archive was changed after it had been made: its content is another than its list says.')

async function whole(entry: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of entry) parts.push(part)
  return Buffer.concat(parts)
}

function parsed<T>(
  shape: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  text: Buffer,
) {
  const read = shape.safeParse(jsonOf(text))
  if (!read.success) throw new BadArchive('This is no archive of Aerie, or one of a newer version.')
  return read.data
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
