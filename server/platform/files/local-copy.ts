// A stored file as a file of this machine, in a folder of its own, wherever the store keeps it; to be read alone.
import { createWriteStream } from 'node:fs'
import { link, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './file-store.ts'

/** The folder is removed, with whatever else is in it, when `work` is done. */
export async function withLocalCopy<T>(files: FileStore, name: string, work: (path: string) => Promise<T>) {
  const folder = await mkdtemp(join(await files.incoming(), 'copy-'))
  try {
    const path = join(folder, 'copy')
    if (!(await isLinked(files.pathOf(name), path)))
      await pipeline((await files.open(name)).stream, createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Not every file system knows links, nor does a store elsewhere. */
const isLinked = async (from: string | null, to: string) =>
  from !== null &&
  (await link(from, to).then(
    () => true,
    () => false,
  ))
