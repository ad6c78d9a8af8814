// The album of a gathering: started, linked, taken off, and filled with the photos of who was there.
import { LONGEST_ALBUM_TITLE, MOST_PHOTOS_IN_ALBUM } from '@aerie/contract/album-values'
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { staleOf } from '@aerie/contract/stale'
import { createAlbum } from '#features/albums/service.ts'
import { announceGathering, findGathering, isHostOf, lockGathering } from '#features/gatherings/service.ts'
import { findAlbum, lockAlbum, mayAdd, movePhotos } from '#features/photos/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { mayStart, mayUnlink, ownsAlbum } from './policy.ts'
import { showGatheringAlbum, stateFor } from './show.ts'
import { listOwn } from './suggestions-data.ts'

const WHO_STARTS = 'Its hosts give a gathering its album, and once it has begun whoever comes.'
const WHO_TAKES_OFF = 'Its hosts take its album off, and whose album it is.'

/** Open to whoever was there, as open albums are to all. */
export async function startAlbum(ctx: MemberContext, id: number) {
  const { title } = await findGathering(ctx, id)
  await inTransaction(ctx, async (tx) => {
    await lockStarting(tx, id)
    if (await data.find(tx.db, id)) throw new Refusal('conflict', 'This gathering has its album already.')
    const fields = { title: title.slice(0, LONGEST_ALBUM_TITLE).replace(/\p{Cs}$/u, ''), isOpen: true }
    await link(tx, id, (await createAlbum(tx, fields)).id)
  })
  return showGatheringAlbum(ctx, id)
}

/** One of his own that belongs to no other gathering, in the place of what it had. */
export async function linkAlbum(ctx: MemberContext, id: number, albumId: number) {
  await inTransaction(ctx, async (tx) => {
    const row = await lockStarting(tx, id)
    const before = await data.find(tx.db, id)
    if (before) must(mayUnlink(isHostOf(tx.actor, row), ownsAlbum(tx.actor, before)), WHO_TAKES_OFF)
    const album = await findAlbum(tx, albumId)
    if (!album) throw notFound('Album')
    must(ownsAlbum(tx.actor, album), 'Only an album of yours can become that of a gathering.')
    const other = await data.findGatheringOf(tx.db, albumId)
    if (other !== null && other !== id) throw new Refusal('conflict', 'This album belongs to another gathering.')
    await link(tx, id, albumId)
  })
  return showGatheringAlbum(ctx, id)
}

export async function unlinkAlbum(ctx: MemberContext, id: number) {
  await inTransaction(ctx, async (tx) => {
    const { row } = await lockGathering(tx, id)
    const album = await data.find(tx.db, id)
    if (!album) throw notFound('Album')
    must(mayUnlink(isHostOf(tx.actor, row), ownsAlbum(tx.actor, album)), WHO_TAKES_OFF)
    await data.remove(tx.db, id)
    await record(tx, { action: 'gathering.unlink-album', objectId: id, before: { albumId: album.id } })
    await announceLink(tx, id, album.id)
  })
  return showGatheringAlbum(ctx, id)
}

/** Those of his own that are suggested; answers which have gone. */
export const movePhotosHere = (ctx: MemberContext, id: number, photoIds: number[]) =>
  inTransaction(ctx, async (tx) => {
    const row = await findGathering(tx, id)
    const album = await data.find(tx.db, id)
    if (!album) throw new Refusal('conflict', 'This gathering has no album.')
    must(mayAdd(tx.actor, album, await readSettings(tx)), 'You cannot add photos to this album.')
    const suggested = await listOwn(tx.db, row, { by: tx.actor.id, most: MOST_PHOTOS_IN_ALBUM })
    const ids = suggested.map((photo) => photo.id).filter((one) => photoIds.includes(one))
    const { count = 0 } = (await lockAlbum(tx, album.id)) ?? {}
    if (count + ids.length > MOST_PHOTOS_IN_ALBUM) throw new Refusal('conflict', 'This album is full.')
    const moved = await movePhotos(
      tx,
      ids.map((one) => ({ id: one, to: album.id })),
    )
    if (moved.length > 0) {
      await data.keepMoves(tx.db, id, moved)
      await record(tx, { action: 'album.take-photos', objectId: album.id, after: { photoIds: moved.map(idOf) } })
      await announceGathering(tx, id, gatheringAlbums.show)
    }
    return { photoIds: moved.map(idOf) }
  })

/** What he has moved here goes back to where it lay, as far as that is there. */
export const movePhotosBack = (ctx: MemberContext, id: number, photoIds: number[]) =>
  inTransaction(ctx, async (tx) => {
    await findGathering(tx, id)
    const moves = await data.listMoves(tx.db, id, { ids: photoIds, by: tx.actor.id })
    const moved = await movePhotos(
      tx,
      moves.map(({ id: photo, album }) => ({ id: photo, to: album })),
    )
    const ids = moved.map(idOf)
    await data.removeMoves(tx.db, ids)
    const album = await data.find(tx.db, id)
    if (album && ids.length > 0)
      await record(tx, { action: 'album.give-back-photos', objectId: album.id, before: { photoIds: ids } })
    if (ids.length > 0) await announceGathering(tx, id, gatheringAlbums.show)
    return { photoIds: ids }
  })

const idOf = ({ id }: { id: number }) => id

async function lockStarting(tx: MemberContext, id: number) {
  const { row } = await lockGathering(tx, id)
  must(mayStart(stateFor(tx, row)), WHO_STARTS)
  return row
}

async function link(tx: MemberContext, id: number, albumId: number) {
  await data.keep(tx.db, id, { album_id: albumId, linked_by: tx.actor.id, linked_at: tx.now() })
  await record(tx, { action: 'gathering.link-album', objectId: id, after: { albumId } })
  await announceLink(tx, id, albumId)
}

async function announceLink(tx: MemberContext, id: number, albumId: number) {
  await announceGathering(tx, id, gatheringAlbums.show)
  await announce(tx, staleOf([albumId], gatheringAlbums.ofAlbum))
}
