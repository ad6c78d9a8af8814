// The images of news: uploaded or fetched, made in all sizes, put to use, and removed when nothing uses them.

import type { UploadedImage } from '@aerie/contract/news'
import { LARGEST_NEWS_IMAGE, NEWS_IMAGE_WIDTHS } from '@aerie/contract/news-values'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { withImageAt } from '#platform/http/public-image.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import { fileOf, imageAddress, imageIn, removeImage, storeImage } from './image-files.ts'
import * as data from './images-data.ts'
import { maySee } from './policy.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Makes all sizes of a picture in a file and keeps them. */
export async function addImage(ctx: MemberContext, pictures: Pictures, file: string): Promise<UploadedImage> {
  const { width, height, hash, sizes } = await pictures.scale({ file, memberId: ctx.actor.id }, NEWS_IMAGE_WIDTHS)
  const code = await storeImage(ctx.files, { sizes })
  try {
    await inTransaction(ctx, async (tx) => {
      await data.insertImage(tx.db, { code, width, height, hash }, tx.actor.id)
      await scheduleRemoval(tx)
    })
  } catch (error) {
    if (isUndone(error)) await removeImage(ctx.files, code)
    throw error
  }
  return { url: imageAddress(code), width, height, hash }
}

const AT_ADDRESS = {
  field: 'imageUrl',
  largest: LARGEST_NEWS_IMAGE,
  tooLarge: 'Please select an image smaller than 10MB.',
}

/** The code of the image at an address: one that is here, or one that is fetched from elsewhere. */
export async function takeImage(ctx: MemberContext, pictures: Pictures, address: string | null) {
  if (address === null) return null
  const own = address.startsWith('/')
    ? imageIn(address)
    : imageIn((await withImageAt({ url: address, ...AT_ADDRESS }, (file) => addImage(ctx, pictures, file))).url)
  if (!own || !(await data.hasImage(ctx.db, own.code)))
    throw invalid('imageUrl', 'This image is no longer here. Please select it again.')
  return own.code
}

/** The file at an address, where the caller may see what it belongs to. */
export async function findImageFile(ctx: MemberContext, address: string) {
  const image = imageIn(address)
  if (!image) throw notFound('File')
  const isThere = maySee(ctx.actor, { isPublished: false })
    ? await data.hasImage(ctx.db, image.code)
    : await data.isPublishedImage(ctx.db, image.code)
  if (!isThere) throw notFound('File')
  return fileOf(image.code, image.width)
}

/** A whole hour a day ahead, so that many uploads make few jobs. */
export const scheduleRemoval = (ctx: Context) =>
  schedule(ctx, 'remove-unused-news-images', new Date(Math.ceil((ctx.now().getTime() + DAY_MS) / HOUR_MS) * HOUR_MS))

export async function removeUnusedImages(ctx: Context) {
  const codes = await data.removeUnused(ctx.db, new Date(ctx.now().getTime() - DAY_MS))
  for (const code of codes) await removeImage(ctx.files, code)
}
