// Albums: listing, creating, changing, and deletion into the bin.
import { type Album, type AlbumFields, albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoSearch } from '@aerie/contract/photo-search'
import { photos } from '@aerie/contract/photos'
import { stale, staleOf } from '@aerie/contract/stale'
import { toPersonNameIfThere } from '#features/people/person.ts'
import { coversOf, mayAdd } from '#features/photos/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { mayChange } from './policy.ts'

const HIS_ALONE = 'Only its creator and super admins may change this album.'

export async function listAlbums(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<Album[]>> {
  const { items, next } = cutPage(await data.listAlbums(ctx.db, limit + 1, parseCursor(cursor)), limit, formatCursor)
  return { items: await showAll(ctx, items), next }
}

export async function showAlbum(ctx: MemberContext, id: number): Promise<Album> {
  const row = await data.findAlbum(ctx.db, id)
  const [album] = row ? await showAll(ctx, [row]) : []
  if (!album) throw notFound('Album')
  return album
}

export async function createAlbum(ctx: MemberContext, fields: AlbumFields) {
  const id = await inTransaction(ctx, async (tx) => {
    const created = await data.insertAlbum(tx.db, columnsOf(fields), tx.actor.id)
    await record(tx, { action: 'album.create', objectId: created.id, after: columnsOf(fields) })
    await announce(tx, stale(albums.list))
    return created.id
  })
  return showAlbum(ctx, id)
}

export async function saveAlbum(ctx: MemberContext, id: number, fields: AlbumFields) {
  await inTransaction(ctx, async (tx) => {
    const before = await lockOwn(tx, id)
    await data.updateAlbum(tx.db, id, columnsOf(fields))
    const { title, description, is_open } = before
    await record(tx, {
      action: 'album.save',
      objectId: id,
      before: { title, description, is_open },
      after: columnsOf(fields),
    })
    await announce(tx, [...stale(albums.list), ...staleOf([id], albums.show)])
  })
  return showAlbum(ctx, id)
}

export const removeAlbum = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { title } = await lockOwn(tx, id)
    await data.putInBin(tx.db, id, tx.actor.id)
    await record(tx, { action: 'album.remove', objectId: id, before: { title } })
    await announceAlbum(tx, id)
  })

/** It is there, or it is no longer there, with all that is in it. */
const announceAlbum = (tx: Context, id: number) =>
  announce(tx, [
    ...stale(albums.list, bin.list, moderation.flagged, photoSearch.find, photoSearch.summary, photos.show),
    ...staleOf([id], albums.show, photos.ofAlbum),
  ])

/** One in the bin, for who may bring it back or delete it for good; of any other there is nothing here. */
export async function lockBinned(tx: MemberContext, id: number) {
  const album = await data.lockBinned(tx.db, id)
  if (!album || !(mayChange(tx.actor, album) || album.deleted_by === tx.actor.id)) throw notFound('Album')
  return album
}

export async function restoreAlbum(tx: Context, id: number) {
  await data.takeFromBin(tx.db, id)
  await announceAlbum(tx, id)
}

export async function purgeAlbum(tx: Context, id: number) {
  await data.setPurged(tx.db, id)
  await announceAlbum(tx, id)
}

export const deleteEmptied = (ctx: Context) => data.deleteEmptied(ctx.db)

async function lockOwn(tx: MemberContext, id: number) {
  const album = await data.lockAlbum(tx.db, id)
  if (!album) throw notFound('Album')
  must(mayChange(tx.actor, album), HIS_ALONE)
  return album
}

const columnsOf = ({ title, description, isOpen }: AlbumFields) => ({
  title,
  description: description ?? null,
  is_open: isOpen,
})

async function showAll(ctx: MemberContext, rows: data.AlbumRow[]): Promise<Album[]> {
  const covers = await coversOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const settings = await readSettings(ctx)
  return rows.map((row): Album => {
    const { count = 0, previews = [] } = covers.get(row.id) ?? {}
    const mayEdit = mayChange(ctx.actor, row)
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      isOpen: row.is_open,
      createdBy: toPersonNameIfThere({ ...row, id: row.created_by }),
      createdAt: row.created_at.toISOString(),
      photoCount: count,
      previewPhotos: previews,
      can: { add: mayAdd(ctx.actor, row, settings), edit: mayEdit, remove: mayEdit },
    }
  })
}
