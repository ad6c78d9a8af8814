// Removes photos that are deleted for good, as jobs, so that nothing of one is left.
import { removeFiles } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceFilesGone } from './announce-photos.ts'
import * as written from './write-data.ts'

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
