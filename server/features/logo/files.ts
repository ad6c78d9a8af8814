// The files of the logo in the store, under a name that is reckoned from what is in them.
import { createHash } from 'node:crypto'
import { LOGO_FILES, type Logo, type LogoShape } from '@aerie/contract/logo'
import type { FileStore } from '#platform/files/file-store.ts'
import type { LogoPictures } from '#platform/pictures/pictures.ts'

export type LogoFileName = (typeof LOGO_FILES)[LogoShape]

export const fileOf = (hash: string, name: LogoFileName) => `logo/${hash}-${name}`

export const contentTypeOf = (name: LogoFileName) => (name.endsWith('.png') ? 'image/png' : 'image/webp')

/** What is kept in the settings of pictures that were made. */
export function logoOf({ width, height, ground, files }: LogoPictures): Logo {
  const sum = createHash('sha256')
  for (const { shape, bytes } of files) sum.update(`${shape} ${bytes.length}\n`).update(bytes)
  return { hash: sum.digest('base64url').slice(0, 22), width, height, ground }
}

export async function storeLogo(files: FileStore, { hash }: Logo, pictures: LogoPictures) {
  for (const { shape, bytes } of pictures.files) {
    const name = LOGO_FILES[shape]
    await files.put(fileOf(hash, name), bytes, { contentType: contentTypeOf(name) })
  }
}

export async function removeLogo(files: FileStore, hash: string) {
  for (const name of Object.values(LOGO_FILES)) await files.remove(fileOf(hash, name))
}
