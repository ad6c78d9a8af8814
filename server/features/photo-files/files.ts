// The files of a photo or video in the store: their names, and removing them.
import { THUMBNAIL_SIZES, type ThumbnailSize } from '@aerie/contract/album-values'
import type { Rendition } from '@aerie/watermark/rendition'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import * as kept from '#platform/watermark/kept-rendition.ts'

/** Never served. */
export const originalOf = ({ code, extension }: { code: string; extension: string }) => `originals/${code}.${extension}`
export type RenditionSize = 'view' | 'full'
/** What copies are marked from; never served. */
export const renditionOf = (code: string, size: RenditionSize) => `renditions/${code}-${size}.bin`
/** What copies of an animation are marked from; never served. */
export const movingOf = (code: string) => `renditions/${code}-moving.bin`
/** Of an animation whose frames are too small to be marked. */
export const animationOf = (code: string) => `views/${code}.webp`
export const thumbnailOf = (code: string, size: ThumbnailSize) => `thumbs/${code}-${size}.webp`
export const filmOf = (code: string) => `films/${code}.mp4`
/** Of a video of which no film could be made: as it came, but for what tells where it was taken. */
export const asUploadedOf = ({ code, extension }: { code: string; extension: string }) =>
  `films/${code}-as-uploaded.${extension}`

export const keepRendition = (files: FileStore, code: string, size: RenditionSize, rendition: Rendition) =>
  kept.keepRendition(files, renditionOf(code, size), rendition)

/** Null where none has been made, or it is damaged. */
export async function readRendition(
  { files }: Pick<Context, 'files'>,
  code: string,
  size: RenditionSize,
): Promise<Rendition | null> {
  const found = await kept.readRendition(files, renditionOf(code, size))
  return typeof found === 'string' ? null : found
}

export const FILM_COPIES = 'film-copies/'
/** Of one reader. */
export const filmCopyOf = (code: string, copyId: number) =>
  `${FILM_COPIES}${code}-${copyId.toString(16).padStart(10, '0')}.mp4`

/** All that a photo has in the store, but for copies that readers have asked for. */
const filesOf = (photo: { code: string; extension: string }) => [
  originalOf(photo),
  renditionOf(photo.code, 'view'),
  renditionOf(photo.code, 'full'),
  movingOf(photo.code),
  animationOf(photo.code),
  ...THUMBNAIL_SIZES.map((size) => thumbnailOf(photo.code, size)),
  filmOf(photo.code),
  asUploadedOf(photo),
]

export const FOLDERS = ['originals/', 'renditions/', 'views/', 'thumbs/', 'films/'] as const

/** The code that a file of one of the folders is named by. */
export const codeOfFile = (name: string) => /\/([\w-]{22})/.exec(name)?.[1] ?? ''

export async function removeFiles(files: FileStore, photo: { code: string; extension: string }) {
  for (const name of filesOf(photo)) await files.remove(name)
  for await (const { name } of files.list(`${FILM_COPIES}${photo.code}`)) await files.remove(name)
}
