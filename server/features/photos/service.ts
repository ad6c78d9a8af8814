// Photos for other features: finding and locking one that the caller may know of, covers, flags, and the bin.
import { MOST_PREVIEWS, photoFilename } from '@aerie/contract/album-values'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { enqueueEach } from '#platform/jobs/jobs.ts'
import { announceBinned, announceDated, announceEnd, announcePhoto, announceReview } from './announce-photos.ts'
import * as data from './data.ts'
import * as days from './days/days-data.ts'
import * as finding from './finding.ts'
import * as news from './news/photo-news.ts'
import * as policy from './policy.ts'
import { toPhoto, toTagged } from './show.ts'
import * as written from './stored/write-data.ts'
import { giveUp, sweepFiles } from './tidying.ts'

type Judged = Parameters<typeof policy.mayAdd>

export const mayAdd = (caller: Judged[0], album: Judged[1], settings: Parameters<typeof policy.mayUpload>[1]) =>
  policy.mayUpload(caller, settings) && policy.mayAdd(caller, album)
export const mayTakeOff = policy.mayTakeOff
export const seesFlagged = policy.seesFlagged

/** What is left of photos where a crash came between, once a day. */
export async function tidyPhotos(ctx: Context) {
  await sweepFiles(ctx)
  await giveUp(ctx)
}

export const lockSeen = finding.lockSeen

export async function listTagged(ctx: MemberContext, id: number) {
  await finding.findSeen(ctx, id)
  return (await data.listTagged(ctx.db, id, ctx.actor.id)).map((row) => toTagged(ctx.actor, row))
}

/** Those of the ids that the caller may see. */
export async function showPhotos(ctx: MemberContext, ids: number[]) {
  const rows = await data.listPhotos(ctx.db, ids, policy.seesFlagged(ctx.actor))
  return new Map(rows.map((row) => [row.id, toPhoto(ctx.actor, row)]))
}

/** What it shows has changed: its tags, for one. */
export const announceTags = (tx: Context, photo: { id: number; album_id: number }) => announcePhoto(tx, photo)

export const tellOfPhoto = news.tellOfPhoto

/** Photos of an album that are to be dated, all of which the caller may see and date; locked. */
export async function lockToDate(tx: MemberContext, albumId: number, ids: number[]) {
  if (!(await data.findAlbum(tx.db, albumId))) throw notFound('Album')
  const photos = await days.lockToDate(tx.db, albumId, ids)
  if (photos.length < ids.length || !photos.every((photo) => policy.maySee(tx.actor, photo))) throw notFound('Photo')
  must(
    photos.every((photo) => policy.mayDate(tx.actor, photo)),
    'Only who uploaded a photo and officers may correct its day.',
  )
  return photos
}

export async function dateByHand(tx: Context, albumId: number, dated: Parameters<typeof days.setByHand>[1]) {
  if (dated.length === 0) return
  await days.setByHand(tx.db, dated)
  await announceDated(
    tx,
    albumId,
    dated.map(({ id }) => id),
  )
}

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
