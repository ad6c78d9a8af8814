// Whether a stored file is still what was taken in: compared by size and SHA-256 before this process first sends it.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../errors.ts'
import { FileMissing, type FileStore, type StoredFile } from './file-store.ts'

interface TakenIn {
  name: string
  /** In bytes. */
  size: number
  sha256: Uint8Array
}

/** Refuses as not found what is not there. As long as a file is not written to, it is read once for all who ask. */
export function openSoundness() {
  /** By name, of the file as it was. */
  const known = new Map<string, { state: string; isSound: Promise<boolean> }>()
  return async (files: FileStore, taken: TakenIn): Promise<boolean> => {
    const { name } = taken
    const found = await files.stat(name).catch((error: unknown) => {
      throw error instanceof FileMissing ? notFound('File') : error
    })
    const state = stateOf(found)
    const before = known.get(name)
    const looking = before?.state === state ? before.isSound : compare(files, taken, found)
    known.set(name, { state, isSound: looking })
    const isSound = await looking.catch((error: unknown) => {
      known.delete(name)
      throw error
    })
    // It may be put right within the moment that its date tells.
    if (!isSound) known.delete(name)
    return isSound
  }
}

const stateOf = ({ modified, size }: StoredFile) => `${modified.getTime()} ${size}`

async function compare(files: FileStore, taken: TakenIn, { size }: StoredFile) {
  if (size !== taken.size) return false
  const hash = createHash('sha256')
  await pipeline((await files.open(taken.name)).stream, hash)
  return hash.digest().equals(taken.sha256)
}
