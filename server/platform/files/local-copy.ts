// A stored file as a file of this machine, wherever the store keeps it.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'

/** The copy is removed when `work` is done. */
export async function withLocalCopy<T>(files: FileStore, name: string, work: (path: string) => Promise<T>) {
  const folder = await mkdtemp(join(await files.incoming(), 'copy-'))
  try {
    const path = join(folder, 'copy')
    await pipeline((await files.open(name)).stream, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
