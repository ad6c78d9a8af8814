// Writing a caption, and deleting a photo.
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceBinned, announcePhoto } from './announce-photos.ts'
import { lockSeen } from './finding.ts'
import { notifyOfPhoto } from './photo-news.ts'
import { mayRemove } from './policy.ts'
import { purgePhotos } from './service.ts'
import { showPhoto } from './showing.ts'
import * as written from './write-data.ts'

export async function saveCaption(ctx: MemberContext, id: number, caption: string | null) {
  await inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, id)
    const before = { caption: photo.caption }
    if (before.caption === caption) return
    await written.setCaption(tx.db, id, caption)
    await record(tx, { action: 'photo.caption', objectId: id, before, after: { caption } })
    await announcePhoto(tx, photo)
  })
  return showPhoto(ctx, id)
}

/** Into the bin; for good where it is under review. */
export const removePhoto = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, id)
    must(mayRemove(tx.actor, photo), 'Only its uploader and admins may delete a photo.')
    const isOwn = photo.uploaded_by === tx.actor.id
    await record(tx, { action: photo.is_flagged ? 'photo.purge' : 'photo.remove', objectId: id, isOwn })
    if (photo.is_flagged) {
      if (photo.uploaded_by !== null) await notifyOfPhoto(tx, photo, 'photo_deleted', [photo.uploaded_by], null)
      return purgePhotos(tx, [id])
    }
    await written.putInBin(tx.db, id, tx.actor.id)
    return announceBinned(tx, photo)
  })
