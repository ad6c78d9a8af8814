// Programs of this machine that Aerie makes use of where they are: finding them, and giving them as little as they need.
import { accessSync, constants } from 'node:fs'
import { chown } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { NOBODY } from './confined.ts'

/** The path of it; null where no folder of `PATH` has it. */
export const findProgram = (name: string, { PATH = '' }: NodeJS.ProcessEnv): string | null =>
  PATH.split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Who it runs as, to whom these paths are handed: as root it would have every file of the machine. */
export async function asNobody(paths: string[]): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  for (const path of paths) await chown(path, NOBODY, NOBODY)
  return { uid: NOBODY, gid: NOBODY }
}
