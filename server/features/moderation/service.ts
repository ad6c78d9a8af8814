// Flags: anyone hides a photo until super admins decide; what they let stand is not hidden for the same reason again.
import { photoFilename } from '@aerie/contract/album-values'
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { plain } from '@aerie/text/search-form'
import { lockSeen, notifyOfPhoto, setFlagged } from '#features/photos/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor } from '#platform/page.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

const FLAGS_A_DAY = 10

export const flagPhoto = (ctx: MemberContext, id: number, reason: string) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, id)
    const reasonKey = keyOf(reason)
    if (await data.isSettled(tx.db, id, reasonKey))
      throw new Refusal('conflict', 'Super admins have looked at this photo for the same reason, and let it stand.')
    const rule = { bucket: `flags:${tx.actor.id}`, most: FLAGS_A_DAY, withinMinutes: 1440 }
    await countHits(tx.db, [rule], 'flags')
    const flag = { photo_id: id, reason, reason_key: reasonKey, flagged_by: tx.actor.id }
    if (!(await data.insertFlag(tx.db, flag))) throw new Refusal('conflict', 'This photo is under review already.')
    await record(tx, { action: 'photo.flag', objectId: id, after: { reason } })
    await setFlagged(tx, photo, true)
    await notifyUploader(tx, photo, 'photo_flagged')
    const deciding = (await data.listSuperAdmins(tx.db)).filter((one) => one !== tx.actor.id)
    await notifyOfPhoto(tx, photo, 'photo_review', deciding, null)
  })

export const approvePhoto = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, id)
    if (!(await data.settleFlag(tx.db, id, tx.actor.id))) return
    await record(tx, { action: 'photo.approve', objectId: id })
    await setFlagged(tx, photo, false)
    await notifyUploader(tx, photo, 'photo_approved')
  })

type LockedPhoto = Awaited<ReturnType<typeof lockSeen>>

const notifyUploader = async (tx: MemberContext, photo: LockedPhoto, kind: 'photo_flagged' | 'photo_approved') => {
  if (photo.uploaded_by !== null && photo.uploaded_by !== tx.actor.id)
    await notifyOfPhoto(tx, photo, kind, [photo.uploaded_by], null)
}

export async function listFlagged(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<FlaggedPhoto[]>> {
  const before = parseIdCursor(cursor)
  const rows = await data.listFlagged(ctx.db, limit + 1, before)
  const { items, next } = cutPage(rows, limit, ({ flag_id }) => `${flag_id}`)
  return {
    items: items.map((row) => ({
      id: row.id,
      albumId: row.album_id,
      filename: photoFilename(row),
      mediaType: row.media_type as FlaggedPhoto['mediaType'],
      width: row.width ?? 1,
      height: row.height ?? 1,
      hash: row.hash,
      originalName: row.original_filename,
      albumTitle: row.title,
      uploaderName: row.uploader_name,
      flagReason: row.reason,
      flaggedByName: row.flagger_name,
      flaggedAt: row.flagged_at.toISOString(),
      caption: row.caption,
      brothers: row.brothers,
    })),
    next,
  }
}

/** Letters and numbers alone, so that a reason is the same however it is written. */
const keyOf = (reason: string) => plain(reason).replace(/[^\p{L}\p{N}]+/gu, '') || reason
