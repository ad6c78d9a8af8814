// Photos for other features: finding and locking one that the caller may know of, covers, flags, and the bin.
import { MOST_PREVIEWS, photoFilename } from '@aerie/contract/album-values'
import { notify } from '#features/notifications/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { enqueueEach } from '#platform/jobs/jobs.ts'
import { announceBinned, announceEnd, announcePhoto, announceReview } from './announce-photos.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'
import { toPhoto, toTagged } from './show.ts'
import { giveUp, sweepFiles } from './tidying.ts'
import * as written from './write-data.ts'

export const mayAdd = (caller: Parameters<typeof policy.mayAdd>[0], album: Parameters<typeof policy.mayAdd>[1]) =>
  policy.mayAdd(caller, album)
export const mayTakeOff = policy.mayTakeOff
export const seesFlagged = policy.seesFlagged

/** What is left of photos where a crash came between, once a day. */
export async function tidyPhotos(ctx: Context) {
  await sweepFiles(ctx)
  await giveUp(ctx)
}

/** What a member may know of; of anything else there is nothing here. */
async function findSeen(ctx: MemberContext, id: number) {
  const row = await data.findPhoto(ctx.db, id)
  if (!row || !policy.maySee(ctx.actor, row)) throw notFound('Photo')
  return row
}

/** The same to be changed: locked until the transaction ends. */
export async function lockSeen(tx: MemberContext, id: number) {
  const row = await data.lockPhoto(tx.db, id)
  if (!row || !policy.maySee(tx.actor, row)) throw notFound('Photo')
  return row
}

export async function listTagged(ctx: MemberContext, id: number) {
  await findSeen(ctx, id)
  return (await data.listTagged(ctx.db, id, ctx.actor.id)).map((row) => toTagged(ctx.actor, row))
}

/** Those of the ids that the caller may see. */
export async function showPhotos(ctx: MemberContext, ids: number[]) {
  const rows = await data.listPhotos(ctx.db, ids, policy.seesFlagged(ctx.actor))
  return new Map(rows.map((row) => [row.id, toPhoto(ctx.actor, row)]))
}

/** What it shows has changed: its tags, for one. */
export const announceTags = (tx: Context, photo: { id: number; album_id: number }) => announcePhoto(tx, photo)

type PhotoNews =
  | 'photo_tagged'
  | 'photo_tag_asked'
  | 'photo_flagged'
  | 'photo_review'
  | 'photo_approved'
  | 'photo_deleted'

interface Tellable {
  id: number
  album_id: number
  album_title: string
}

/** Each of the members once for each photo and kind; what is told of a deleted photo stays when its row goes. */
export const tellOfPhoto = (
  tx: Context,
  photo: Tellable,
  kind: PhotoNews,
  memberIds: number[],
  aboutId: number | null,
) =>
  notify(
    tx,
    memberIds.map((memberId) => ({
      memberId,
      kind,
      key: kind,
      subject: { type: kind === 'photo_deleted' ? 'deleted photo' : 'photo', id: photo.id },
      aboutId,
      facts: { albumId: photo.album_id, albumTitle: photo.album_title, photoId: photo.id },
      until: null,
    })),
  )

/** Hides a photo from all but super admins, or shows it again. */
export async function setFlagged(tx: MemberContext, photo: { id: number; album_id: number }, isFlagged: boolean) {
  await written.setFlagged(tx.db, photo.id, isFlagged)
  await announceReview(tx, photo)
}

/** Of each album, how many photos a caller sees in it, and the first of them. */
export async function coversOf(ctx: MemberContext, albumIds: number[]) {
  const covers = await data.coversOf(ctx.db, albumIds, policy.seesFlagged(ctx.actor), MOST_PREVIEWS)
  return new Map(
    covers.map(({ album_id, count, previews }) => [
      album_id,
      { count, previews: previews.map((one) => ({ id: one.id, filename: photoFilename(one), hash: one.hash })) },
    ]),
  )
}

/** For whom it is not there is nothing here. */
export async function lockBinned(tx: MemberContext, id: number) {
  const photo = await written.lockBinned(tx.db, id)
  if (!photo || !policy.mayRestore(tx.actor, photo)) throw notFound('Photo')
  return photo
}

export async function restorePhoto(tx: Context, photo: { id: number; album_id: number; sha256: Buffer }) {
  if (await written.hasContent(tx.db, photo.album_id, photo.sha256))
    throw new Refusal('conflict', 'The same file has been added to the album again.')
  await written.takeFromBin(tx.db, photo.id)
  await announceBinned(tx, photo)
}

/** Deletes for good: nobody reaches them from now on, and a job of each removes its files and its row. */
export async function purgePhotos(tx: Context, ids: number[]) {
  for (const photo of await purge(tx, { ids })) await announceEnd(tx, photo)
}

/** All of an album, those in the bin too; the album itself says what goes out of date. */
export const purgePhotosOf = (tx: Context, albumId: number) => purge(tx, { albumId })

async function purge(tx: Context, which: Parameters<typeof written.purge>[1]) {
  const purged = await written.purge(tx.db, which)
  await enqueueEach(
    tx,
    'remove-photo',
    'photoId',
    purged.map(({ id }) => id),
  )
  return purged
}
