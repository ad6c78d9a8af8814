// Folders for files that are still arriving, and the removal of what a crash left in them.
import { lstat, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** No upload and no conversion takes as long; what is younger may be another process's at work in the same folder. */
const LEFT_AFTER_MS = 24 * 3_600_000

/** One for the account: on a machine of many it must not be a folder that somebody else laid there. */
export async function temporaryFolder(): Promise<string> {
  const account = process.getuid?.()
  const folder = join(tmpdir(), `aerie-incoming-${account ?? 'own'}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  if (!found.isDirectory() || (account !== undefined && found.uid !== account))
    throw new Error(`${folder} belongs to somebody else. Remove it, or set TMPDIR to another folder.`)
  return folder
}

export async function removeLeftFiles(folder: string, now: Date) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && isLeft(found.mtime, now)) await rm(path, { recursive: true, force: true })
  }
}

export const isLeft = (modified: Date, now: Date) => now.getTime() - modified.getTime() > LEFT_AFTER_MS
