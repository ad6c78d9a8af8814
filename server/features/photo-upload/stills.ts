// Stills of videos from the browser of who uploaded them, for where nothing here can take one.

import { announceArrival, findPhoto, lockSeen, setStill } from '#features/photos/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { inTransaction } from '#platform/transaction.ts'
import { keepThumbnails } from './films.ts'

const HAS_ONE = 'This video has a still already.'

/** `file` is a path on this machine. */
export async function addStill(ctx: MemberContext, pictures: Pictures, photoId: number, file: string) {
  const video = await findPhoto(ctx, photoId)
  if (video?.media_type !== 'video' || video.is_flagged) throw notFound('Video')
  must(video.uploaded_by === ctx.actor.id, 'Only the uploader of a video may give it a still.')
  if (video.hash !== null) throw new Refusal('conflict', HAS_ONE)
  const made = await pictures.makePhoto({ file, memberId: ctx.actor.id })
  await keepThumbnails(ctx, video.code, made.thumbs)
  await inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    if (!(await setStill(tx, photoId, made.hash))) throw new Refusal('conflict', HAS_ONE)
    await announceArrival(tx, photo)
  })
}
