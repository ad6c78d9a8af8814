// A member's photo: uploading it, removing it, and going back to the earlier one.
import { lockRecord, notifyFeed, writeRecord } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Area, Picture, Pictures } from '#platform/pictures/pictures.ts'
import { removePortrait, storePortrait } from '#platform/pictures/portrait-files.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import {
  type AvatarColumns,
  type Photos,
  readPhotos,
  toColumns,
  unreferenced,
  withEarlier,
  withNew,
  withNone,
  withRecut,
} from './photos.ts'

export interface PortraitUpload {
  /** A path on this machine. */
  file: string
  /** Shares of the upright picture. */
  crop: Area | null
  recut: boolean
}

/** Until everything is made and stored, the photo there was stays. */
export async function uploadPhoto(ctx: MemberContext, pictures: Pictures, memberId: number, upload: PortraitUpload) {
  const { file, crop } = upload
  const photo = await makePhoto(ctx.files, pictures, { file, crop, memberId: ctx.actor.id })
  try {
    await (upload.recut
      ? change(ctx, memberId, 'recut', withRecut(photo))
      : change(ctx, memberId, 'uploaded', withNew(photo)))
  } catch (error) {
    if (isUndone(error)) await removePhotoFiles(ctx.files, photo)
    throw error
  }
}

export const discardPhoto = (ctx: MemberContext, memberId: number) => change(ctx, memberId, 'discarded', withEarlier)

export const removePhoto = (ctx: MemberContext, memberId: number) => change(ctx, memberId, 'removed', withNone)

/** Makes all sizes of a picture and stores them. */
export async function makePhoto(files: FileStore, pictures: Pictures, picture: Picture): Promise<AvatarColumns> {
  const portrait = await pictures.makePortrait(picture)
  return { avatar: await storePortrait(files, portrait), avatar_hash: portrait.hash }
}

export async function removePhotoFiles(files: FileStore, { avatar }: AvatarColumns) {
  if (avatar !== null) await removePortrait(files, avatar)
}

/** The columns that put a photo in the place of whatever is there, and what to do once they are written. */
export function replacePhoto(tx: Context, row: Parameters<typeof readPhotos>[0], photo: AvatarColumns) {
  const before = readPhotos(row)
  const after = withNew(photo)(before)
  removeUnreferenced(tx, before, after)
  return toColumns(after)
}

type PhotoAction = 'uploaded' | 'recut' | 'discarded' | 'removed'

const change = (ctx: MemberContext, memberId: number, action: PhotoAction, next: (photos: Photos) => Photos | null) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, memberId)
    const before = readPhotos(row)
    const after = next(before)
    if (!after) return
    const changed = await writeRecord(tx, memberId, toColumns(after))
    if (action === 'uploaded') await notifyFeed(tx, row, changed)
    await record(tx, {
      action: 'member.photo',
      objectId: memberId,
      after: { action, fields: ['profileImageUrl'], version: changed.version },
    })
    await announceMembers(tx, 'person', [memberId])
    removeUnreferenced(tx, before, after)
  })

function removeUnreferenced(tx: Context, before: Photos, after: Photos) {
  for (const avatar of unreferenced(before, after)) tx.afterCommit(() => void removePortrait(tx.files, avatar))
}
