// The bin: what was deleted, brought back or deleted for good, by hand or when its time is over.
import { BIN_DAYS, photoFilename } from '@aerie/contract/album-values'
import type { BinEntry } from '@aerie/contract/bin'
import { deleteEmptied, lockBinned as lockBinnedAlbum, purgeAlbum, restoreAlbum } from '#features/albums/service.ts'
import { displayFirstName } from '#features/people/person.ts'
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
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { seesAll } from './policy.ts'

const DAY_MS = 86_400_000
/** Of what is deleted for good in one transaction. */
const AT_ONCE = 500

export async function listBin(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<BinEntry[]>> {
  const [at, kind, id] = readCursor(cursor, /^(\d{1,16})-(album|photo)-(\d{1,9})$/) ?? []
  const after = at === undefined ? null : { at: Number(at), kind: kind as data.Place['kind'], id: Number(id) }
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
    await endAlbum(tx, id)
  })

export const removePhotoForGood = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    await lockBinnedPhoto(tx, id)
    await endPhoto(tx, id)
  })

/** All that the caller sees in it. */
export async function emptyBin(ctx: MemberContext) {
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

async function endAll(tx: Context, rows: { kind: 'album' | 'photo'; id: number }[]) {
  for (const { kind, id } of rows) await (kind === 'album' ? endAlbum(tx, id) : endPhoto(tx, id))
}

async function endAlbum(tx: Context, id: number) {
  await purgePhotosOf(tx, id)
  await purgeAlbum(tx, id)
  await record(tx, { action: 'album.purge', objectId: id })
}

async function endPhoto(tx: Context, id: number) {
  await purgePhotos(tx, [id])
  await record(tx, { action: 'photo.purge', objectId: id })
}

const scopeOf = ({ actor }: MemberContext) => ({ memberId: actor.id, isAll: seesAll(actor) })

function toEntry(row: data.Row): BinEntry {
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

const named = (person: data.Row['deleter']) =>
  person && { id: person.id, firstName: displayFirstName(person), lastName: person.last_name }
