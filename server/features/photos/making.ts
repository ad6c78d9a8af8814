// Makes what is shown of an upload: sizes, placeholder, capture date; as a job, so that none is lost.

import { THUMBNAIL_SIZES } from '@aerie/contract/album-values'
import { animationOf, originalOf, removeFiles, thumbnailOf, viewOf } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import type { Photo, Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announcePhoto, announcePresence } from './announce-photos.ts'
import * as written from './write-data.ts'

/** Done again it does the same; what was deleted meanwhile is left to its removal. */
export async function makePhoto(ctx: Context, pictures: Pictures, photoId: number) {
  const photo = await written.findToMake(ctx.db, photoId)
  if (!photo) return
  const made = await withLocalCopy(ctx.files, originalOf(photo), (file) =>
    pictures.makePhoto({ file, memberId: photo.uploaded_by }),
  ).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_valid') return null
    throw error
  })
  if (made) await keepSizes(ctx, photo.code, made)
  await inTransaction(ctx, async (tx) => {
    if (made) await written.setMade(tx.db, photo.id, factsOf(made))
    else await written.setFailed(tx.db, photo.id)
    await announcePhoto(tx, photo)
    await announcePresence(tx, photo)
  })
}

/** Files first, so that a row without files is one that is still to be removed. */
export async function removePurged(ctx: Context, photoId: number) {
  const photo = await written.findPurged(ctx.db, photoId)
  if (!photo) return
  await removeFiles(ctx.files, photo)
  await written.deletePhoto(ctx.db, photo.id)
}

const factsOf = ({ width, height, hash, isAnimated, takenAt }: Photo): written.Made => ({
  width,
  height,
  hash,
  is_animated: isAnimated,
  ...(takenAt && { taken_at: takenAt }),
})

async function keepSizes({ files }: Context, code: string, made: Photo) {
  for (const size of THUMBNAIL_SIZES) {
    const bytes = made.thumbs.find((thumb) => thumb.size === size)?.bytes
    if (bytes) await files.put(thumbnailOf(code, size), bytes, { contentType: 'image/webp' })
  }
  await files.put(viewOf(code), made.view, { contentType: 'image/jpeg' })
  if (made.animation) await files.put(animationOf(code), made.animation, { contentType: 'image/webp' })
}
