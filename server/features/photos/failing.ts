// What could not be made ready: the sentence that says why, who is told, and making it again.
import type { Context, MemberContext } from '#platform/context.ts'
import { isDuplicate } from '#platform/db/db.ts'
import { Refusal } from '#platform/errors.ts'
import { enqueueEach } from '#platform/jobs/jobs.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { announceArrival, announceFilesGone } from './announce-photos.ts'
import * as stored from './failures-data.ts'
import { lockSeen } from './finding.ts'
import { notifyOfFailure, withdrawFailures } from './photo-news.ts'

const NOT_MANAGED =
  'The server could not make this ready, though it tried several times. What was sent is kept: try again later, or download it.'
const TRIES_AN_HOUR = 60

/** Keeps `sentence` with a photo that is being made, and tells who sent it, and super admins. */
export const finaliseFailed = (ctx: Context, photoId: number, sentence: string) =>
  inTransaction(ctx, async (tx) => {
    const photo = await stored.setFailed(tx.db, photoId, sentence)
    if (!photo) return
    await announceArrival(tx, photo)
    await announceFilesGone(tx)
    await notifyOfFailure(tx, photo)
  })

/** For a job that makes a photo or video: no attempt is left. */
export const giveUpMaking = (ctx: Context) => (payload: Record<string, unknown>) =>
  finaliseFailed(ctx, Number(payload.photoId), NOT_MANAGED)

/** A job that comes later, as after an update, makes it all the same. */
export async function giveUpForgotten(ctx: Context, before: Date) {
  for (const id of await stored.listForgotten(ctx.db, before)) await finaliseFailed(ctx, id, NOT_MANAGED)
}

/** By who uploaded it, or a super admin: nobody else knows of it. What has not failed is left as it is. */
export async function makeAgain(ctx: MemberContext, photoId: number) {
  await inTransaction(ctx, async (tx) => {
    await lockSeen(tx, photoId)
    const photo = await stored.lockFailed(tx.db, photoId)
    if (!photo) return
    const rule = { bucket: `photos-again:${tx.actor.id}`, most: TRIES_AN_HOUR, withinMinutes: 60 }
    await countHits(tx.db, [rule], 'tries')
    await queue(tx, [photo])
  }).catch((error: unknown) => {
    throw isDuplicate(error, 'photos_by_content')
      ? new Refusal('conflict', 'The same file has been added to the album by somebody else.')
      : error
  })
}

/** Whoever sends what failed once more has it made again; answers what that is. */
export async function makeSameAgain(tx: MemberContext, albumId: number, digests: Buffer[]) {
  const photos = await stored.lockFailedWith(tx.db, albumId, tx.actor.id, digests)
  await queue(tx, photos)
  return photos
}

type Failed = NonNullable<Awaited<ReturnType<typeof stored.lockFailed>>>

async function queue(tx: MemberContext, photos: Failed[]) {
  if (photos.length === 0) return
  await stored.queueAgain(
    tx.db,
    photos.map(({ id }) => id),
  )
  const idsOf = (type: string) => photos.filter(({ media_type }) => media_type === type).map(({ id }) => id)
  await enqueueEach(tx, 'make-photo', 'photoId', idsOf('photo'))
  await enqueueEach(tx, 'make-film', 'photoId', idsOf('video'))
  await withdrawFailures(tx, photos)
  for (const photo of photos) await announceArrival(tx, photo)
  await announceFilesGone(tx)
}
