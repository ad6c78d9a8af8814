// What is made of Office and CSV files to be shown: kept as files, the pictures of slides as those from which copies are marked.
import { writeFile } from 'node:fs/promises'
import { shownOf, slidePictureOf } from '#features/document-files/files.ts'
import type { Context } from '#platform/context.ts'
import type { ReadRendition } from '#platform/documents/documents.ts'
import { Refusal } from '#platform/errors.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { keepRendition } from '#platform/watermark/kept-rendition.ts'

const TYPES: Record<ReadRendition['as'], string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  tables: 'application/json',
  slides: 'application/json',
}

/** `file`: a path beside which there is room. Done again it does the same. */
export async function keepPaper(
  { files }: Context,
  pictures: Pictures,
  { code }: { code: string },
  { file, rendition }: { file: string; rendition: ReadRendition },
) {
  for (const [number, bytes] of rendition.pictures.entries())
    await keepPicture(files, pictures, { name: slidePictureOf(code, number), bytes, path: `${file}.picture` })
  await files.put(shownOf(code, rendition.as), rendition.bytes, { contentType: TYPES[rendition.as] })
}

/** One that is none is left out. */
async function keepPicture(
  files: FileStore,
  pictures: Pictures,
  { name, bytes, path }: { name: string; bytes: Uint8Array; path: string },
) {
  await writeFile(path, bytes)
  try {
    const { rendition } = await pictures.makePhoto({ file: path, memberId: null })
    await keepRendition(files, name, rendition)
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_valid')) throw error
  }
}
