// The files of portraits in the store: one for each size, under a name that changes with the picture.
import { PORTRAIT_WIDTHS, type PortraitWidth, portraitUrl } from '@aerie/contract/avatars'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Portrait } from '#platform/pictures/pictures.ts'
import { randomCode } from '#platform/secrets/codes.ts'

const fileOf = (avatar: string, width: PortraitWidth) => `avatars/${portraitUrl(avatar, width)}`

/** Answers the name for the column `avatar`. Stores all sizes or, when it rejects, none. */
export async function storePortrait(files: FileStore, { sizes }: Portrait) {
  const avatar = `${randomCode()}.webp`
  try {
    for (const { width, bytes } of sizes) await files.put(fileOf(avatar, width), bytes, { contentType: 'image/webp' })
  } catch (error) {
    await removePortrait(files, avatar)
    throw error
  }
  return avatar
}

/** Where to look for one, in this order: portraits from before the sizes are one file, which stands for all of them. */
export const portraitFiles = (avatar: string, width: PortraitWidth) => [fileOf(avatar, width), `avatars/${avatar}`]

/** A file that resists stays behind, which nobody can reach. */
export async function removePortrait(files: FileStore, avatar: string) {
  const names = [...PORTRAIT_WIDTHS.map((width) => fileOf(avatar, width)), `avatars/${avatar}`]
  await Promise.allSettled(names.map((name) => files.remove(name)))
}
