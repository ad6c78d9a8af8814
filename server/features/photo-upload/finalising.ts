// Ends the making of a photo or video: pages are told what it shows, or nothing is left of one that is gone.
import { removeFiles } from '#features/photo-files/service.ts'
import { announceArrival, setMade } from '#features/photos/service.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'

interface Making {
  id: number
  album_id: number
  code: string
  extension: string
}

export async function finalise(ctx: Context, photo: Making, made: Parameters<typeof setMade>[2]) {
  const isThere = await inTransaction(ctx, async (tx) => {
    const found = await setMade(tx, photo.id, made)
    if (found) await announceArrival(tx, photo)
    // Of photos alone: a video bears no mark.
    if (found && made.picture_hash) await enqueue(tx, 'read-marks', { photoId: photo.id })
    return found !== undefined
  })
  // It was deleted for good meanwhile, and its removal may have come before its files.
  if (!isThere) await removeFiles(ctx.files, photo)
}
