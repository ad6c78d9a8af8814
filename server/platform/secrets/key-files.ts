// Keys as files: read where they are, written once and never over another, for this account alone.
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { randomCode } from './codes.ts'

/** Null where there is none. */
export function readKeyFile(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** All of it or nothing, and still there after a power cut. Whoever was first has written it; then his is the one. */
export const writeKeyOnce = (folder: string, name: string, content: Buffer | string) =>
  write(folder, name, content, linkSync)

/** The same, in place of what was there. */
export const replaceKey = (folder: string, name: string, content: Buffer | string) =>
  write(folder, name, content, renameSync)

function write(folder: string, name: string, content: Buffer | string, place: (part: string, file: string) => void) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${randomCode()}.part`)
  try {
    writeFileSync(part, content, { mode: 0o600, flag: 'wx', flush: true })
    place(part, join(folder, name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  syncFolder(folder)
}

/** Folders cannot be opened everywhere; then the link has to do. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
