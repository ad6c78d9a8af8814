// The files of portraits in the store: one for each size, under a name that changes with the picture.
import { PORTRAIT_WIDTHS, type PortraitWidth, portraitUrl } from '@aerie/contract/avatars'
import type { FileStore } from '../files/file-store.ts'
import { randomCode } from '../secrets/codes.ts'
import type { Portrait } from './pictures.ts'

const PORTRAITS = 'avatars/'

/** Of `folder`, which ends in a slash. */
export const portraitFile = (name: string, width: PortraitWidth, folder: string) =>
  `${folder}${portraitUrl(name, width)}`

/** Answers the name, a code with `.webp` behind it. Stores all sizes or, when it rejects, none. */
export async function storePortrait(files: FileStore, { sizes }: Portrait, folder = PORTRAITS) {
  const name = `${randomCode()}.webp`
  try {
    for (const { width, bytes } of sizes)
      await files.put(portraitFile(name, width, folder), bytes, { contentType: 'image/webp' })
  } catch (error) {
    await removePortrait(files, name, folder)
    throw error
  }
  return name
}

/** Where to look for one, in this order: portraits from before the sizes are one file, which stands for all of them. */
export const portraitFiles = (avatar: string, width: PortraitWidth) => [
  portraitFile(avatar, width, PORTRAITS),
  `${PORTRAITS}${avatar}`,
]

/** A file that resists stays behind, which nobody can reach. */
export async function removePortrait(files: FileStore, name: string, folder = PORTRAITS) {
  const names = [...PORTRAIT_WIDTHS.map((width) => portraitFile(name, width, folder)), `${folder}${name}`]
  await Promise.allSettled(names.map((one) => files.remove(one)))
}

const LARGEST = Math.max(...PORTRAIT_WIDTHS)

/** What a file name of a portrait stands for; without a width, for the largest. Null when it stands for none. */
export function portraitOf(filename: string): { avatar: string; width: PortraitWidth } | null {
  // A code may itself end like a width, so its length decides.
  const [, code, named] = /^([\w-]{22})(?:-(\d+))?\.webp$/.exec(filename) ?? []
  const width = PORTRAIT_WIDTHS.find((one) => one === Number(named ?? LARGEST))
  return code && width ? { avatar: `${code}.webp`, width } : null
}
