// Keeps the files of the network, pictures and documents alike, in a folder or in an S3-compatible bucket.
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Config } from './bucket.ts'
import { writeDurably } from './durable-write.ts'

interface PutOptions {
  contentType?: string
}

interface OpenFile {
  /** Has to be read to its end or destroyed: it holds a file handle or a connection. */
  stream: Readable
  /** In bytes. */
  size: number
  contentType: string
  modified: Date
}

/**
 * Files by name. A name is folders without a dot and a last part with an ending, as in `avatars/3f2c.webp`; every
 * method refuses any other with a `TypeError`. Folder and file thus never compete for a name, and the ending tells the
 * content type where the store cannot keep one: a folder knows no other, a bucket prefers what `put` was told.
 */
export interface FileStore {
  /** Stores all of the content or, when it rejects, nothing; meanwhile readers see what was there before. */
  put(name: string, content: Readable | Uint8Array, options?: PutOptions): Promise<void>
  /** Rejects with `FileMissing` when there is no such file. */
  open(name: string): Promise<OpenFile>
  has(name: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Whether nothing was ever stored, or all of it removed. */
  isEmpty(): Promise<boolean>
}

export class FileMissing extends Error {
  override name = 'FileMissing'
  constructor(file: string, options?: ErrorOptions) {
    super(`There is no file ${file} in the store`, options)
  }
}

export function openFolderStore(folder: string): FileStore {
  const root = resolve(folder)
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  return storeOn(
    disk,
    (name, content) => writeDurably(join(root, name), content),
    () => holdsNoFile(root),
  )
}

/** Loads the S3 client on the first call only: it costs memory that a server with a folder has no use for. */
export async function openS3Store(config: S3Config): Promise<FileStore> {
  const { openBucket, writeToBucket } = await import('./bucket.ts')
  const bucket = openBucket(config)
  return storeOn(
    bucket,
    (name, content, options) => writeToBucket(bucket, name, content, options),
    async () => [...(await bucket.listAll(undefined, { recursive: true })).objects].length === 0,
  )
}

type Write = (name: string, content: Readable | Uint8Array, options?: PutOptions) => Promise<void>

function storeOn(disk: Disk, write: Write, isEmpty: () => Promise<boolean>): FileStore {
  return {
    isEmpty,
    put: async (name, content, options) => write(checked(name), content, options),
    open: async (name) => openOn(disk, checked(name)),
    has: async (name) => disk.exists(checked(name)),
    remove: async (name) => disk.delete(checked(name)),
  }
}

/** Passes over names that begin with a dot: drafts, and what systems put into every folder. */
async function holdsNoFile(folder: string) {
  try {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    return !names.some((name) => name.isFile() && !name.name.startsWith('.'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

async function openOn(disk: Disk, name: string): Promise<OpenFile> {
  try {
    const about = await disk.getMetaData(name)
    return {
      stream: await disk.getStream(name),
      size: about.contentLength,
      contentType: about.contentType ?? 'application/octet-stream',
      modified: about.lastModified,
    }
  } catch (cause) {
    if (await disk.exists(name)) throw cause
    throw new FileMissing(name, { cause })
  }
}

const NAME = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+$/

// flydrive would rather mend a name than refuse it, so that two names could mean one file.
function checked(name: string): string {
  if (!NAME.test(name)) throw new TypeError(`Not a name for a stored file: ${JSON.stringify(name)}`)
  return name
}
