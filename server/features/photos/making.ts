// Makes what is shown of an uploaded photo: sizes, placeholder, capture date; as a job, so that none is lost.
import { keepAnimation, keepRendition, originalOf, removeFiles } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { madeOrFault } from '#platform/made-or-fault.ts'
import type { Photo, Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { bitsOf } from '#platform/watermark/reading/picture-hash.ts'
import { announceFilesGone } from './announce-photos.ts'
import { takenByFile } from './days/taken.ts'
import { settleFailed } from './failing.ts'
import { keepThumbnails } from './films/making.ts'
import { settle } from './settling.ts'
import * as written from './stored/write-data.ts'

/** Done again it does the same; of what was deleted for good meanwhile it leaves nothing. */
export async function makePhoto(ctx: Context, pictures: Pictures, photoId: number) {
  const photo = await written.findToMake(ctx.db, photoId)
  if (!photo) return
  const outcome = await withLocalCopy(ctx.files, originalOf(photo), (file) =>
    madeOrFault(() => pictures.makePhoto({ file, memberId: photo.uploaded_by })),
  )
  if ('fault' in outcome) return settleFailed(ctx, photoId, outcome.fault)
  await keepSizes(ctx, photo.code, outcome.made)
  const { taken: told } = outcome.made
  const taken = told && (await takenByFile(ctx, photo, told))
  await settle(ctx, photo, { ...factsOf(outcome.made), ...(taken && { taken }) })
}

/** Files first, so that a row without files is one that is still to be removed. */
export async function removePurged(ctx: Context, photoId: number) {
  const photo = await written.findPurged(ctx.db, photoId)
  if (!photo) return
  await removeFiles(ctx.files, photo)
  await inTransaction(ctx, async (tx) => {
    await written.deletePhoto(tx.db, photo.id)
    await announceFilesGone(tx)
  })
}

const factsOf = ({ width, height, hash, pictureHash, isAnimated }: Photo): Partial<written.Made> => ({
  width,
  height,
  hash,
  picture_hash: bitsOf(pictureHash),
  is_animated: isAnimated,
})

async function keepSizes(ctx: Context, code: string, made: Photo) {
  const { files } = ctx
  await keepThumbnails(ctx, code, made.thumbs)
  await keepRendition(files, code, 'view', made.rendition)
  if (made.animation) await keepAnimation(files, code, made.animation)
}
