// Photos for other features: finding and locking one that the caller may know of, covers, flags, and the bin.
import { MOST_PREVIEWS, photoFilename } from '@aerie/contract/album-values'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { enqueueEach } from '#platform/jobs/jobs.ts'
import * as announcing from './announce-photos.ts'
import * as data from './data.ts'
import * as days from './days-data.ts'
import * as failing from './failing.ts'
import * as finding from './finding.ts'
import * as news from './photo-news.ts'
import * as policy from './policy.ts'
import * as show from './show.ts'
import { giveUp, sweepPhotoFiles } from './tidying.ts'
import * as written from './write-data.ts'

type AddArguments = Parameters<typeof policy.mayAdd>

export const mayAdd = (
  caller: AddArguments[0],
  album: AddArguments[1],
  settings: Parameters<typeof policy.mayUpload>[1],
) => policy.mayUpload(caller, settings) && policy.mayAdd(caller, album)
export const mayAddTo = policy.mayAdd
export const maySee = policy.maySee
export const mayTakeOff = policy.mayTakeOff
export const mayUpload = policy.mayUpload
export const seesFlagged = policy.seesFlagged

/** What is left of photos where a crash came between, once a day. */
export async function tidyPhotos(ctx: Context) {
  await sweepPhotoFiles(ctx)
  await giveUp(ctx)
}

export const lockSeen = finding.lockSeen

export async function listTagged(ctx: MemberContext, id: number) {
  await finding.findSeen(ctx, id)
  return (await data.listTagged(ctx.db, id, ctx.actor.id)).map((row) => show.toTagged(ctx.actor, row))
}

/** Those of the ids that the caller may see. */
export async function showPhotos(ctx: MemberContext, ids: number[]) {
  const rows = await data.listPhotos(ctx.db, ids, policy.seesFlagged(ctx.actor))
  return new Map(rows.map((row) => [row.id, show.toPhoto(ctx.actor, row)]))
}

/** What it shows has changed: its tags, for one. */
export const announceTags = (tx: Context, photo: { id: number; album_id: number }) =>
  announcing.announcePhoto(tx, photo)

export const notifyOfPhoto = news.notifyOfPhoto

/** Photos of an album that are to be dated, all of which the caller may see and date; locked. */
export async function lockToDate(tx: MemberContext, albumId: number, ids: number[]) {
  if (!(await data.findAlbum(tx.db, albumId))) throw notFound('Album')
  const photos = await days.lockToDate(tx.db, albumId, ids)
  if (photos.length < ids.length || !photos.every((photo) => policy.maySee(tx.actor, photo))) throw notFound('Photo')
  must(
    photos.every((photo) => policy.mayDate(tx.actor, photo)),
    'Only its uploader and officers may correct the day of a photo.',
  )
  return photos
}

export async function dateByHand(tx: Context, albumId: number, dated: Parameters<typeof days.setByHand>[1]) {
  if (dated.length === 0) return
  await days.setByHand(tx.db, dated)
  await announcing.announceDated(
    tx,
    albumId,
    dated.map(({ id }) => id),
  )
}

/** Hides a photo from all but super admins, or shows it again. */
export async function setFlagged(tx: MemberContext, photo: { id: number; album_id: number }, isFlagged: boolean) {
  await written.setFlagged(tx.db, photo.id, isFlagged)
  await announcing.announceReview(tx, photo)
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

/** Each to another album, unless the same file is there; answers those that have gone, each with the album it lay in. */
export async function movePhotos(tx: Context, moves: { id: number; to: number }[]) {
  const moved = moves.length > 0 ? await written.move(tx.db, moves) : []
  const ids = moved.map(({ id }) => id)
  for (const albumId of new Set(moved.flatMap(({ from, to }) => [from, to])))
    await announcing.announceDated(tx, albumId, ids)
  return moved
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
  await announcing.announceBinned(tx, photo)
}

/** Deletes for good: nobody reaches them from now on, and a job of each removes its files and its row. */
export async function purgePhotos(tx: Context, ids: number[]) {
  for (const photo of await purge(tx, { ids })) await announcing.announceEnd(tx, photo)
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

export type NewPhoto = written.NewPhoto
export type Taken = days.Taken
export type PhotoToMake = NonNullable<Awaited<ReturnType<typeof findToMake>>>

/** An album shows it now: it is new, or its cover can be made of it. */
export const announceArrival = announcing.announceArrival
export const makeSameAgain = failing.makeSameAgain
export const finaliseFailed = failing.finaliseFailed
export const giveUpMaking = failing.giveUpMaking
export const toPhoto = show.toPhoto

export const findAlbum = ({ db }: Context, id: number) => data.findAlbum(db, id)
export const findPhoto = ({ db }: Context, id: number) => data.findPhoto(db, id)
export const findByContent = ({ db }: Context, albumId: number, sha256: Buffer) =>
  data.findByContent(db, albumId, sha256)
export const listKnown = ({ db }: Context, albumId: number, digests: Buffer[]) =>
  written.listKnown(db, albumId, digests)

/** Holds the album as it is until the transaction ends; answers how many are in it. */
export const lockAlbum = ({ db }: Context, id: number) => written.lockAlbum(db, id)

/** Answers the id; undefined where the same bytes are in the album already, but for what failed. */
export const insertPhoto = ({ db }: Context, photo: NewPhoto) => written.insertPhoto(db, photo)

/** What a job needs that makes the sizes; undefined once it is made, or gone. */
export const findToMake = ({ db }: Context, id: number) => written.findToMake(db, id)

/** Undefined where it is not made ready, or gone. */
export const findMade = ({ db }: Context, id: number) => written.findMade(db, id)

/** Undefined where it was deleted for good meanwhile. `taken` is kept unless somebody has said it by hand. */
export const setMade = ({ db }: Context, id: number, made: Parameters<typeof written.setMade>[2]) =>
  written.setMade(db, id, made)
export const setPictureHash = ({ db }: Context, id: number, hash: string) => written.setPictureHash(db, id, hash)

/** Answers whether it had none. */
export const setStill = ({ db }: Context, id: number, hash: string) => written.setStill(db, id, hash)
