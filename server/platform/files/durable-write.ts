// Writes a file so that a crash at any moment leaves either the whole new content or the old one, never half of it.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Whether a file of this name is one that was being written. */
export const isDraft = (name: string) => /^\.[0-9a-f-]{36}\.part$/.test(name)

/**
 * Puts `content` at `path`, making its folder when needed and replacing what was there. Readers see the new content
 * only once all of it is on the disk. When the content fails half-way, the promise rejects and nothing has changed.
 */
export async function writeDurably(path: string, content: Readable | Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}.part`)
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true, mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(folder)
}

/** Likewise puts the finished file `from` at `path`; without a copy where both lie on one file system. */
export async function adoptDurably(from: string, path: string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  await flush(from, 'r+')
  try {
    await rename(from, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await writeDurably(path, createReadStream(from))
    return rm(from)
  }
  await flushFolder(folder)
}

/** The rename is lost in a power cut until the folder itself is flushed; Windows has no such call and needs none. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder)
}

async function flush(path: string, mode = 'r'): Promise<void> {
  const handle = await open(path, mode)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
