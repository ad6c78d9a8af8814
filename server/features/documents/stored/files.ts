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
/** Of a drawing, what is handed out of it. */
export const drawingOf = (code: string) => `document-renditions/${code}-drawing.svg`
/** Of a film, what is handed out of it. */
export const filmOf = (code: string, ending: string) => `document-films/${code}.${ending}`
export const coverOf = (code: string) => `document-covers/${code}.webp`

export const FOLDERS = ['documents/', 'document-renditions/', 'document-covers/', 'document-films/'] as const

/** The code that a file of one of the folders is named by. */
export const codeOfFile = (name: string) => /\/([\w-]{22})/.exec(name)?.[1] ?? ''

export async function removeFiles(files: FileStore, version: Stored) {
  const { code, extension } = version
  const made = [renditionOf(code, 'view'), renditionOf(code, 'full'), drawingOf(code), coverOf(code)]
  for (const name of [originalOf(version), ...made, filmOf(code, 'mp4'), filmOf(code, extension)])
    await files.remove(name)
}
