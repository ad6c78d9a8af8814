// The files of a version in the store: their names, and removing them.
import type { ReadRendition } from '#platform/documents/documents.ts'
import type { FileStore } from '#platform/files/file-store.ts'

interface StoredVersion {
  code: string
  extension: string
}

/** As it came. */
export const originalOf = ({ code, extension }: StoredVersion) => `documents/${code}.${extension}`
/** What copies of a picture are marked from. */
export const renditionOf = (code: string, size: 'view' | 'full') => `document-renditions/${code}-${size}.bin`
/** What copies of a picture that moves are made of. */
export const movingOf = (code: string) => `document-renditions/${code}-moving.bin`
/** Of a drawing, what is handed out of it. */
export const drawingOf = (code: string) => `document-renditions/${code}-drawing.svg`
/** Of a film, what is handed out of it. */
export const filmOf = (code: string, ending: string) => `document-films/${code}.${ending}`
/** `pdf`: made by LibreOffice. */
type PaperRendition = ReadRendition['as'] | 'pdf'

/** Whether something of the installation's own is shown in place of a paper. */
export const isPaperRendition = (rendition: string | null): rendition is PaperRendition =>
  rendition === 'pdf' || rendition === 'docx' || rendition === 'tables' || rendition === 'slides'

/** Of a paper that is not shown from its own file: what is. */
export const shownOf = (code: string, as: PaperRendition) =>
  `document-renditions/${code}-${as}.${as === 'docx' || as === 'pdf' ? as : 'json'}`
/** What copies of a picture on slides are marked from; the first has the number 0. */
export const slidePictureOf = (code: string, number: number) => `document-renditions/${code}-slide-${number}.bin`
export const coverOf = (code: string) => `document-covers/${code}.webp`

export const FOLDERS = ['documents/', 'document-renditions/', 'document-covers/', 'document-films/'] as const

/** The code that a file of one of the folders is named by. */
export const codeOfFile = (name: string) => /\/([\w-]{22})/.exec(name)?.[1] ?? ''

export async function removeFiles(files: FileStore, version: StoredVersion) {
  const { code, extension } = version
  const made = (await Array.fromAsync(files.list(`document-renditions/${code}-`))).map(({ name }) => name)
  for (const name of [originalOf(version), ...made, coverOf(code), filmOf(code, 'mp4'), filmOf(code, extension)])
    await files.remove(name)
}
