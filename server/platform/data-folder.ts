// The data folder: made where it is missing, and tried before anything is opened in it.
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const REASONS: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it lies on a disk that is only read',
  ENOTDIR: 'a file stands in its way',
  EEXIST: 'a file stands in its way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this account',
  ENAMETOOLONG: 'its name is too long',
}

/** Throws a sentence when there can be no data in `folder`. */
export function makeDataFolder(folder: string) {
  try {
    makeFolder(folder)
    const probe = join(folder, `.${randomUUID()}.part`)
    writeFileSync(probe, 'x', { flush: true })
    rmSync(probe)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = REASONS[code] ?? `it cannot be made (${code})`
    throw new Error(`DATA_DIR cannot be ${folder}: ${reason}. Set it to a folder that Aerie may write to.`)
  }
}

/** One after the other from above: asked for all at once where none can be, Node tries for ever. */
function makeFolder(folder: string) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}
