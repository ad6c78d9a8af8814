// A stored file as a file of this machine, wherever the store keeps it; to be read alone.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'

/** Without a copy where the store lies on this machine; else it is removed when `work` is done. */
export async function withLocalCopy<T>(files: FileStore, name: string, work: (path: string) => Promise<T>) {
  const own = files.pathOf(name)
  if (own !== null) return work(own)
  const folder = await mkdtemp(join(await files.incoming(), 'copy-'))
  try {
    const path = join(folder, 'copy')
    await pipeline((await files.open(name)).stream, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
