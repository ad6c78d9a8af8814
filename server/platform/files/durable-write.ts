// Writes a file so that a crash at any moment leaves either the whole new content or the old one, never half of it.
import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

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

/** The rename is lost in a power cut until the folder itself is flushed; Windows has no such call and needs none. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
