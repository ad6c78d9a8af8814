// The files of covers in the store, one for each width.
import { COVER_WIDTHS, type CoverWidth } from '@aerie/contract/gathering-covers'
import type { FileStore } from '#platform/files/file-store.ts'
import type { ScaledPicture } from '#platform/pictures/pictures.ts'
import { randomCode } from '#platform/secrets/codes.ts'

export const FOLDER = 'gathering-covers/'

export const fileOf = (code: string, width: CoverWidth) => `${FOLDER}${code}-${width}.webp`

/** The code that a file is named by. */
export const codeOf = (name: string) => name.slice(FOLDER.length, FOLDER.length + 22)

/** Answers the code. Stores all sizes or, when it rejects, none. */
export async function storeCover(files: FileStore, { sizes }: Pick<ScaledPicture, 'sizes'>) {
  const code = randomCode()
  try {
    for (const [at, width] of COVER_WIDTHS.entries()) {
      const bytes = sizes[at]?.bytes
      if (bytes) await files.put(fileOf(code, width), bytes, { contentType: 'image/webp' })
    }
  } catch (error) {
    await removeCoverFiles(files, code)
    throw error
  }
  return code
}

/** A file that resists stays behind, which nobody can reach, until the files are swept. */
export async function removeCoverFiles(files: FileStore, code: string) {
  await Promise.allSettled(COVER_WIDTHS.map((width) => files.remove(fileOf(code, width))))
}
