// What one can do with a member's photo: upload it, take it off, and go back to the one before.

import { announceMembers } from '#features/members/announce-members.ts'
import * as data from '#features/members/data.ts'
import { tellNews } from '#features/members/feed-changes.ts'
import { record } from '#platform/audit/audit.ts'
import { inTransaction, type MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import type { FileStore } from '#platform/files/store.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { forgotten, type Photos, readPhotos, toColumns, withEarlier, withNew, withNone, withRecut } from './photos.ts'
import { removePortrait, storePortrait } from './portrait-files.ts'
import type { Upload } from './upload.ts'

/** Until everything is made and stored, the photo there was stays. */
export async function uploadPhoto(ctx: MemberContext, pictures: Pictures, memberId: number, upload: Upload) {
  const photo = await storePhoto(ctx.files, pictures, upload)
  try {
    await (upload.recut
      ? change(ctx, memberId, 'recut', withRecut(photo))
      : change(ctx, memberId, 'uploaded', withNew(photo)))
  } catch (error) {
    await removePortrait(ctx.files, photo.avatar)
    throw error
  }
}

/** Makes all sizes of a photo and stores them; answers the columns that name them. */
export async function storePhoto(files: FileStore, pictures: Pictures, { file, crop }: Pick<Upload, 'file' | 'crop'>) {
  const portrait = await pictures.makePortrait(file, crop)
  return { avatar: await storePortrait(files, portrait), avatar_hash: portrait.hash }
}

export const discardPhoto = (ctx: MemberContext, memberId: number) => change(ctx, memberId, 'discarded', withEarlier)

export const removePhoto = (ctx: MemberContext, memberId: number) => change(ctx, memberId, 'removed', withNone)

type Deed = 'uploaded' | 'recut' | 'discarded' | 'removed'

const change = (ctx: MemberContext, memberId: number, deed: Deed, next: (photos: Photos) => Photos | null) =>
  inTransaction(ctx, async (tx) => {
    const row = await data.lockMember(tx.db, memberId)
    if (!row) throw notFound('Member')
    const before = readPhotos(row)
    const after = next(before)
    if (!after) return
    const changed = await data.updateMember(tx.db, memberId, toColumns(after))
    if (deed === 'uploaded') await tellNews(tx, row, changed)
    await record(tx, {
      action: 'member.photo',
      objectId: memberId,
      after: { deed, fields: ['profileImageUrl'], version: changed.version },
    })
    await announceMembers(tx)
    await announce(tx, { keys: [['auth', 'session']], only: { memberId } })
    for (const avatar of forgotten(before, after)) tx.afterCommit(() => void removePortrait(tx.files, avatar))
  })
