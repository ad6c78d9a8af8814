// The bin: what was deleted, brought back or deleted for good, by hand or when its time is over.
import { BIN_DAYS, photoFilename } from '@aerie/contract/album-values'
import type { BinEntry } from '@aerie/contract/bin'
import { WITHIN_AN_HOUR } from '@aerie/contract/endpoint'
import { deleteEmptied, lockBinned as lockBinnedAlbum, purgeAlbum, restoreAlbum } from '#features/albums/service.ts'
import { toPersonName } from '#features/people/person.ts'
import {
  lockBinned as lockBinnedPhoto,
  purgePhotos,
  purgePhotosOf,
  restorePhoto,
  tidyPhotos,
} from '#features/photos/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { mustBeFresh } from '#platform/session/freshness.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { seesAll } from './policy.ts'

const DAY_MS = 86_400_000
/** Of what is deleted for good in one transaction. */
const AT_ONCE = 500

export async function listBin(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<BinEntry[]>> {
  const [at, kind, id] = readCursor(cursor, /^(\d{1,16})-(album|photo)-(\d{1,9})$/) ?? []
  const after = at === undefined ? null : { at: Number(at), kind: kind as data.BinCursor['kind'], id: Number(id) }
  const rows = await data.listBin(ctx.db, scopeOf(ctx), limit + 1, after)
  const { items, next } = cutPage(rows, limit, (row) => `${row.at}-${row.kind}-${row.id}`)
  return { items: items.map(toEntry), next }
}

export const bringAlbumBack = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    await lockBinnedAlbum(tx, id)
    await restoreAlbum(tx, id)
    await record(tx, { action: 'album.restore', objectId: id })
  })

export const bringPhotoBack = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockBinnedPhoto(tx, id)
    await restorePhoto(tx, photo)
    await record(tx, { action: 'photo.restore', objectId: id })
  })

export const removeAlbumForGood = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    await lockBinnedAlbum(tx, id)
    await endAlbum(tx, { id, owner: await data.findAlbumOwner(tx.db, id) })
  })

export const removePhotoForGood = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { uploaded_by } = await lockBinnedPhoto(tx, id)
    await endPhoto(tx, { id, owner: uploaded_by })
  })

/** All that the caller sees in it; nothing of it where something asks for a password that was typed too long ago. */
export async function emptyBin(ctx: MemberContext) {
  if (await data.holdsOthers(ctx.db, scopeOf(ctx))) mustBeFresh(ctx, WITHIN_AN_HOUR)
  for (;;) {
    const rows = await data.listBin(ctx.db, scopeOf(ctx), AT_ONCE, null)
    if (rows.length === 0) return
    await inTransaction(ctx, (tx) => endAll(tx, rows))
  }
}

/** Once a day: what has been in the bin for too long, albums whose photos are gone, and what crashes have left. */
export async function tidyAlbums(ctx: Context) {
  await removeOverdue(ctx)
  await deleteEmptied(ctx)
  await tidyPhotos(ctx)
}

async function removeOverdue(ctx: Context) {
  for (;;) {
    const rows = await data.listOverdue(ctx.db, BIN_DAYS)
    if (rows.length === 0) return
    await inTransaction(ctx, (tx) => endAll(tx, rows))
  }
}

interface Ending {
  id: number
  /** Whose all of it is; null where that is nobody. */
  owner: number | null
}

const isOwn = ({ actor }: Context, { owner }: Ending) => actor !== null && actor.id === owner

async function endAll(tx: Context, rows: (Ending & { kind: 'album' | 'photo' })[]) {
  for (const row of rows) await (row.kind === 'album' ? endAlbum(tx, row) : endPhoto(tx, row))
}

async function endAlbum(tx: Context, album: Ending) {
  await purgePhotosOf(tx, album.id)
  await purgeAlbum(tx, album.id)
  await record(tx, { action: 'album.purge', objectId: album.id, isOwn: isOwn(tx, album) })
}

async function endPhoto(tx: Context, photo: Ending) {
  await purgePhotos(tx, [photo.id])
  await record(tx, { action: 'photo.purge', objectId: photo.id, isOwn: isOwn(tx, photo) })
}

const scopeOf = ({ actor }: MemberContext) => ({ memberId: actor.id, isAll: seesAll(actor) })

function toEntry(row: data.BinRow): BinEntry {
  const common = {
    id: row.id,
    deletedAt: row.deleted_at,
    deletedBy: named(row.deleter),
    goesAt: new Date(Date.parse(row.deleted_at) + BIN_DAYS * DAY_MS).toISOString(),
    title: row.title,
  }
  if (row.kind === 'album') return { ...common, kind: 'album', photoCount: row.count, createdBy: named(row.creator) }
  const mediaType = row.media_type === 'video' ? 'video' : 'photo'
  return {
    ...common,
    kind: 'photo',
    filename: photoFilename(row),
    mediaType,
    albumTitle: row.album_title,
    bytes: row.bytes,
  }
}

const named = (person: data.BinRow['deleter']) => person && toPersonName(person)
