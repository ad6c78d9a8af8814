// The pictures that are marked: photographs under free licences (photographs/LICENCES.md), then made ones, each with a seed of its own.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MadePhoto, makePhoto, openPhoto } from '@aerie/watermark/reading/marked-photo.fixture'
import sharp, { type Sharp } from 'sharp'

const FOLDER = join(import.meta.dirname, 'photographs')

/** Files, by name. */
export const PHOTOGRAPHS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jpg'))
  .sort()

export const photographFile = (file: string) => join(FOLDER, file)

export async function openPicture(picture: Sharp): Promise<MadePhoto> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return openPhoto({ pixels: data, raw: { width: info.width, height: info.height, channels: 3 } })
}

/** As they are in the repository, 1,600 to 1,920 pixels long. */
export async function takePicture(number: number): Promise<{ name: string; photo: MadePhoto }> {
  const file = PHOTOGRAPHS[number]
  if (!file) return { name: `made ${number}`, photo: await makePhoto(number + 1) }
  return { name: file, photo: await openPicture(sharp(photographFile(file))) }
}
