// The files of news images in the store, one for each size, and the addresses they are served at.
import { NEWS_IMAGE_WIDTHS, type NewsImageWidth, newsImageUrl } from '@aerie/contract/news-values'
import type { FileStore } from '#platform/files/file-store.ts'
import type { ScaledPicture } from '#platform/pictures/pictures.ts'
import { randomCode } from '#platform/secrets/codes.ts'

const LARGEST = Math.max(...NEWS_IMAGE_WIDTHS)

/** Portraits have no dot before their ending, so that the two never have one name. */
export const imageAddress = (code: string) => `/uploads/news.${code}.webp`

/** What an address stands for; null for any other. */
export function imageIn(address: string): { code: string; width: NewsImageWidth } | null {
  const [, code, named] = /^\/uploads\/news\.([\w-]{22})(?:-(\d+))?\.webp$/.exec(address) ?? []
  const width = NEWS_IMAGE_WIDTHS.find((one) => one === Number(named ?? LARGEST))
  return code && width ? { code, width } : null
}

export const fileOf = (code: string, width: NewsImageWidth) => newsImageUrl(`news/${code}.webp`, width)

/** Answers the code. Stores all sizes or, when it rejects, none. */
export async function storeImage(files: FileStore, { sizes }: Pick<ScaledPicture, 'sizes'>) {
  const code = randomCode()
  try {
    for (const [at, width] of NEWS_IMAGE_WIDTHS.entries()) {
      const bytes = sizes[at]?.bytes
      if (bytes) await files.put(fileOf(code, width), bytes, { contentType: 'image/webp' })
    }
  } catch (error) {
    await removeImage(files, code)
    throw error
  }
  return code
}

/** A file that resists stays behind, which nobody can reach. */
export async function removeImage(files: FileStore, code: string) {
  await Promise.allSettled(NEWS_IMAGE_WIDTHS.map((width) => files.remove(fileOf(code, width))))
}
