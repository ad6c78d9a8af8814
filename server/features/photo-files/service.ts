// The files of a photo or video in the store: their names, and removing them.
import { THUMBNAIL_SIZES, type ThumbnailSize } from '@aerie/contract/album-values'
import type { FileStore } from '#platform/files/file-store.ts'

/** Never served. */
export const originalOf = ({ code, extension }: { code: string; extension: string }) => `originals/${code}.${extension}`
export const viewOf = (code: string) => `views/${code}.jpg`
/** Beside it, of an animation. */
export const animationOf = (code: string) => `views/${code}.webp`
export const thumbnailOf = (code: string, size: ThumbnailSize) => `thumbs/${code}-${size}.webp`
export const filmOf = (code: string) => `films/${code}.mp4`

/** All that a photo has in the store. */
const filesOf = (photo: { code: string; extension: string }) => [
  originalOf(photo),
  viewOf(photo.code),
  animationOf(photo.code),
  ...THUMBNAIL_SIZES.map((size) => thumbnailOf(photo.code, size)),
  filmOf(photo.code),
]

export const FOLDERS = ['originals/', 'views/', 'thumbs/', 'films/'] as const

/** The code that a file of one of the folders is named by. */
export const codeOfFile = (name: string) => /\/([\w-]{22})/.exec(name)?.[1] ?? ''

export async function removeFiles(files: FileStore, photo: { code: string; extension: string }) {
  for (const name of filesOf(photo)) await files.remove(name)
}
