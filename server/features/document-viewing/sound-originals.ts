// Sends no original that is not what was taken in.

import { originalOf } from '#features/document-files/files.ts'
import { Refusal } from '#platform/errors.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openSoundness } from '#platform/files/soundness.ts'

interface OriginalFile {
  code: string
  extension: string
  file_size: number
  sha256: Uint8Array
}

/** Refuses with a sentence; until a process has looked, it reads all of the file. */
export type MustBeSound = (files: FileStore, kept: OriginalFile) => Promise<void>

const DAMAGED =
  'The file of this document is damaged where it is kept. A super admin can upload it again as a new version, or take it from a backup.'

/** `onDamage` is told the name in the store, whenever somebody asks for such a file. */
export function openSoundOriginals(onDamage: (file: string) => void): MustBeSound {
  const isSound = openSoundness()
  return async (files, kept) => {
    const name = originalOf(kept)
    if (await isSound(files, { name, size: kept.file_size, sha256: kept.sha256 })) return
    onDamage(name)
    throw new Refusal('gone', DAMAGED)
  }
}
