// The files of a version in the store: their names, and removing them.
import type { FileStore } from '#platform/files/file-store.ts'

interface Stored {
  code: string
  extension: string
}

/** As it came. */
export const originalOf = ({ code, extension }: Stored) => `documents/${code}.${extension}`
/** What copies of a picture are marked from. */
export const renditionOf = (code: string, size: 'view' | 'full') => `document-renditions/${code}-${size}.bin`
export const coverOf = (code: string) => `document-covers/${code}.webp`

export const FOLDERS = ['documents/', 'document-renditions/', 'document-covers/'] as const

/** The code that a file of one of the folders is named by. */
export const codeOfFile = (name: string) => /\/([\w-]{22})/.exec(name)?.[1] ?? ''

export async function removeFiles(files: FileStore, version: Stored) {
  const { code } = version
  for (const name of [originalOf(version), renditionOf(code, 'view'), renditionOf(code, 'full'), coverOf(code)])
    await files.remove(name)
}
