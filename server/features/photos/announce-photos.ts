// Says which answers go out of date when photos change.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import { photoSearch } from '@aerie/contract/photo-search'
import { photos } from '@aerie/contract/photos'
import { stale, staleOf } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'

interface ChangedPhoto {
  id: number
  album_id: number
}

/** What a photo shows has changed; not whether it is there. */
export const announcePhoto = (tx: Context, { id, album_id }: ChangedPhoto) =>
  announce(tx, [
    ...staleOf([album_id], photos.ofAlbum),
    ...staleOf([id], photos.show),
    ...stale(photoSearch.find, photoSearch.summary),
  ])

/** They stand elsewhere in their album, and so may its cover. */
export const announceDated = (tx: Context, albumId: number, ids: number[]) =>
  announce(tx, [
    ...staleOf([albumId], photos.ofAlbum, albums.show),
    ...staleOf(ids, photos.show),
    ...stale(albums.list, photoSearch.find, photoSearch.summary),
  ])

/** An album shows it now: it is new, or its cover can be made of it. */
export async function announceArrival(tx: Context, photo: ChangedPhoto) {
  await announcePhoto(tx, photo)
  await announce(tx, [...stale(albums.list), ...staleOf([photo.album_id], albums.show)])
}

/** It has come under review, or is no longer. */
export async function announceReview(tx: Context, photo: ChangedPhoto) {
  await announceArrival(tx, photo)
  await announce(tx, stale(moderation.flagged))
}

/** It has gone to the bin, or comes back. */
export async function announceBinned(tx: Context, photo: ChangedPhoto) {
  await announceArrival(tx, photo)
  await announce(tx, stale(bin.list))
}

/** It is gone for good, wherever it was. */
export async function announceEnd(tx: Context, photo: ChangedPhoto) {
  await announceReview(tx, photo)
  await announce(tx, stale(bin.list))
}

/** Files are no longer in the store: none is to be sent from memory. */
export const announceFilesGone = (tx: Context) => announce(tx, stale(photoFiles.thumbnail))
