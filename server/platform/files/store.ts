// Keeps the files of the network, pictures and documents alike, in a folder or in an S3-compatible bucket.
import type { Disk } from 'flydrive'
import type { S3Config } from './bucket.ts'
import { FileMissing, type FileStore, type ListedFile, type StoredFile, type Storing } from './file-store.ts'
import { openFolder } from './folder.ts'
import { isStoredName } from './stored-name.ts'

export const openFolderStore = (folder: string): FileStore => storeOn(openFolder(folder))

/**
 * Loads the S3 client on the first call only: it costs memory that a server with a folder has no use for. Files of more than
 * `partBytes` go there in parts of as many.
 */
export async function openS3Store(config: S3Config, partBytes?: number): Promise<FileStore> {
  const { openBucket } = await import('./bucket.ts')
  return storeOn(openBucket(config, partBytes))
}

function storeOn(storing: Storing): FileStore {
  const { disk } = storing
  const list = (prefix: string) => namedAsOurs(storing.list(checkedPrefix(prefix)))
  return {
    put: async (name, content, options) => storing.put(checked(name), content, options),
    adopt: async (path, name, options) => storing.adopt(path, checked(name), options),
    async open(name, range) {
      const about = await statOn(disk, checked(name))
      if (range && !(range.start >= 0 && range.start <= range.end && range.start < about.size))
        throw new RangeError(`No part of ${name}: ${range.start}-${range.end} of ${about.size}`)
      return { ...about, stream: await storing.stream(name, range) }
    },
    read: async (name) => storing.read(checked(name)),
    pathOf: (name) => storing.pathOf(checked(name)),
    stat: async (name) => statOn(disk, checked(name)),
    has: async (name) => disk.exists(checked(name)),
    remove: async (name) => disk.delete(checked(name)),
    list,
    async isEmpty() {
      for await (const _ of list('')) return false
      return true
    },
    incoming: storing.incoming,
    removeLeft: storing.removeLeft,
  }
}

async function statOn(disk: Disk, name: string): Promise<StoredFile> {
  try {
    const about = await disk.getMetaData(name)
    return {
      size: about.contentLength,
      contentType: about.contentType ?? 'application/octet-stream',
      modified: about.lastModified,
    }
  } catch (cause) {
    if (await disk.exists(name)) throw cause
    throw new FileMissing(name, { cause })
  }
}

/** What somebody else put there is nothing that could be removed by name. */
async function* namedAsOurs(files: AsyncIterable<ListedFile>) {
  for await (const file of files) if (isStoredName(file.name)) yield file
}

const PREFIX = /^(?:[\w-]+\/)*[\w-]*$/

function checkedPrefix(prefix: string): string {
  if (!PREFIX.test(prefix)) throw new TypeError(`Not how names of stored files begin: ${JSON.stringify(prefix)}`)
  return prefix
}

// flydrive would rather mend a name than refuse it, so that two names could mean one file.
function checked(name: string): string {
  if (!isStoredName(name)) throw new TypeError(`Not a name for a stored file: ${JSON.stringify(name)}`)
  return name
}
