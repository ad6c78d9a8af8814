// Reads an archive from its beginning to its end, and refuses one that is not whole with a sentence; little of it is held at once.
import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Entry, extract } from 'tar-stream'
import { isStoredName } from '../files/stored-name.ts'
import { Catalog, ENTRIES, listLine, Manifest, RESTORE_FOLDER, type Table } from './manifest.ts'
import { BadArchive, damaged, openArchive } from './open-archive.ts'

/** What is done with the parts of an archive while it is read; each has to take all of what it is given. */
export interface ArchiveHandlers {
  catalog?: (catalog: Catalog) => Promise<void>
  /** The rows of a table as PostgreSQL's COPY has them, cut anywhere; called for tables with rows alone. */
  rows?: (table: Table, chunks: AsyncIterable<Buffer>) => Promise<void>
  /** Its name is one that a store takes. */
  file?: (name: string, content: Readable) => Promise<void>
}

/** Of what is read whole, in bytes: what the archive says of itself. All else passes through. */
const LARGEST_HELD = 4 * 1024 * 1024
/** So much without an entry, or a part of one, is nothing that we wrote; tar would keep it. */
const MOST_UNREAD = 32 * 1024 * 1024

/** Reads all of it, and answers its manifest once everything was compared with it. */
export async function readArchive(
  path: string,
  passphrase: string | null,
  handlers: ArchiveHandlers = {},
): Promise<Manifest> {
  const source = await openArchive(path, passphrase)
  const tar = extract()
  let failure: unknown
  source.on('error', (error) => {
    failure ??= error
    tar.destroy(error)
  })
  let unread = 0
  source.on('data', (chunk: Buffer) => {
    unread += chunk.length
    if (unread > MOST_UNREAD) source.destroy(new BadArchive(TOO_LARGE))
  })
  const isWhole = finished(source)
  isWhole.catch(() => {})
  source.pipe(tar)
  try {
    const manifest = await readEntries(tar, handlers, () => {
      unread = 0
    })
    await isWhole
    return manifest
  } catch (error) {
    const cause = failure ?? error
    if (cause instanceof BadArchive) throw cause
    if (failure !== undefined || isUnreadable(error)) throw damaged(cause)
    throw error
  } finally {
    tar.destroy()
    source.destroy()
  }
}

const TOO_LARGE =
  'The archive holds something larger than any that Aerie writes, and was not read on. Take another one.'

/** What the format's own libraries throw carries no code of the system or of PostgreSQL. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && /tar header|unexpected end|premature close|writable stream closed/i.test(error.message)

interface ArchiveContents {
  catalog: Catalog | null
  tables: Map<string, string>
  /** The list of files as it has to be: they come in its order. */
  list: Hash
  files: number
  bytes: number
  /** Null until the list was read. */
  listSha256: string | null
}

async function readEntries(
  tar: AsyncIterable<Entry>,
  handlers: ArchiveHandlers,
  onRead: () => void,
): Promise<Manifest> {
  const found: ArchiveContents = {
    catalog: null,
    tables: new Map(),
    list: createHash('sha256'),
    files: 0,
    bytes: 0,
    listSha256: null,
  }
  let rows: ReturnType<typeof takeRows> | null = null
  let manifest: Manifest | null = null
  try {
    for await (const entry of tar) {
      onRead()
      const { name, type } = entry.header
      const of = tableOf(name)
      const content = told(entry, onRead)
      if (rows && rows.name !== of) {
        await rows.end()
        rows = null
      }
      if (manifest) throw new BadArchive('The archive goes on after its end. Take another one.')
      if (type !== 'file') throw foreign()
      if (of !== null) {
        rows ??= takeRows(found, of, handlers)
        for await (const chunk of content) await rows.take(chunk)
      } else if (name.startsWith(ENTRIES.files)) await takeFile(found, checkedName(name), content, handlers)
      else if (name === ENTRIES.database) {
        found.catalog = parsed(Catalog, await whole(entry, content))
        await handlers.catalog?.(found.catalog)
      } else if (name === ENTRIES.fileList) await takeList(found, content)
      else if (name === ENTRIES.manifest) manifest = parsed(Manifest, await whole(entry, content))
      else throw foreign()
    }
    if (!manifest) throw damaged('no manifest')
  } catch (error) {
    await rows?.give(error)
    throw error
  }
  compare(found, manifest)
  return manifest
}

async function* told(entry: Entry, onRead: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    onRead()
    yield chunk
  }
}

const tableOf = (name: string) => /^database\/([a-z_0-9]+)\/\d{6}$/.exec(name)?.[1] ?? null

/** A name is the way to a place: none but those that a store gives, and none where a restore itself keeps something. */
function checkedName(entry: string) {
  const name = entry.slice(ENTRIES.files.length)
  if (isStoredName(name) && !name.startsWith(RESTORE_FOLDER)) return name
  throw new BadArchive(`The archive has a file of a name that Aerie gives none: ${JSON.stringify(name.slice(0, 100))}.`)
}

/** Gives the chunks of one table to whoever takes them, one at a time. */
function takeRows(found: ArchiveContents, name: string, { rows }: ArchiveHandlers) {
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

async function takeFile(
  found: ArchiveContents,
  name: string,
  chunks: AsyncIterable<Buffer>,
  { file }: ArchiveHandlers,
) {
  if (found.listSha256 !== null) throw altered()
  const hash = createHash('sha256')
  async function* watched() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      found.bytes += chunk.length
      yield chunk
    }
  }
  const content = Readable.from(watched(), { objectMode: false })
  if (file) await file(name, content)
  else for await (const _ of content);
  found.list.update(listLine(name, hash.digest('hex')))
  found.files++
}

/** The sum of each file stands in the list, and the sum of the list in the manifest. */
async function takeList(found: ArchiveContents, content: AsyncIterable<Buffer>) {
  const list = createHash('sha256')
  for await (const chunk of content) list.update(chunk)
  if (found.listSha256 !== null) throw altered()
  found.listSha256 = list.digest('hex')
  if (found.list.digest('hex') !== found.listSha256) throw altered()
}

function compare({ tables, files, bytes, listSha256 }: ArchiveContents, manifest: Manifest) {
  const areTables = manifest.tables.every(({ name, rows, sha256 }) => rows === 0 || tables.get(name) === sha256)
  const isCount = manifest.tables.filter(({ rows }) => rows > 0).length === tables.size
  const areFiles = files === manifest.files.count && bytes === manifest.files.bytes
  if (!(areTables && isCount && areFiles && listSha256 === manifest.files.listSha256)) throw altered()
}

const altered = () =>
  new BadArchive('The archive was changed after it had been made: its content is another than its list says.')

const foreign = () => new BadArchive('This is no archive of Aerie, or one of a newer version.')

/** Its size is looked at before the first of it is kept. */
async function whole({ header }: Entry, content: AsyncIterable<Buffer>) {
  if ((header.size ?? 0) > LARGEST_HELD) throw new BadArchive(TOO_LARGE)
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

function parsed<T>(
  shape: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  text: Buffer,
) {
  const read = shape.safeParse(jsonOf(text))
  if (!read.success) throw foreign()
  return read.data
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
