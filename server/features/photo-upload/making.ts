// Makes what is shown of an uploaded photo: sizes, placeholder, capture date; as a job, so that none is lost.

import { bitsOf } from '@aerie/watermark/reading/picture-hash'
import { keepAnimation, keepRendition, originalOf } from '#features/photo-files/service.ts'
import { finaliseFailed, findToMake, type setMade } from '#features/photos/service.ts'
import type { Context } from '#platform/context.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { madeOrFault } from '#platform/made-or-fault.ts'
import type { PhotoPictures, Pictures } from '#platform/pictures/pictures.ts'
import { keepThumbnails } from './films.ts'
import { finalise } from './finalising.ts'
import { takenByFile } from './taken.ts'

/** Done again it does the same; of what was deleted for good meanwhile it leaves nothing. */
export async function makePhoto(ctx: Context, pictures: Pictures, photoId: number) {
  const photo = await findToMake(ctx, photoId)
  if (!photo) return
  const outcome = await withLocalCopy(ctx.files, originalOf(photo), (file) =>
    madeOrFault(() => pictures.makePhoto({ file, memberId: photo.uploaded_by })),
  )
  if ('fault' in outcome) return finaliseFailed(ctx, photoId, outcome.fault)
  await keepSizes(ctx, photo.code, outcome.made)
  const { taken: told } = outcome.made
  const taken = told && (await takenByFile(ctx, photo, told))
  await finalise(ctx, photo, { ...factsOf(outcome.made), ...(taken && { taken }) })
}

const factsOf = ({ width, height, hash, pictureHash, isAnimated }: PhotoPictures): Parameters<typeof setMade>[2] => ({
  width,
  height,
  hash,
  picture_hash: bitsOf(pictureHash),
  is_animated: isAnimated,
})

async function keepSizes(ctx: Context, code: string, made: PhotoPictures) {
  const { files } = ctx
  await keepThumbnails(ctx, code, made.thumbs)
  await keepRendition(files, code, 'view', made.rendition)
  if (made.animation) await keepAnimation(files, code, made.animation)
}
