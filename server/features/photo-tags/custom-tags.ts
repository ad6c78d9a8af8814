// Custom tags: one whatever its case and accents, and gone with the last photo that has it.
import { MOST_TAGS_OF_PHOTO } from '@aerie/contract/album-values'
import { photoTags } from '@aerie/contract/photo-tags'
import { stale } from '@aerie/contract/stale'
import { plain } from '@aerie/text/search-form'
import { announceTags, lockSeen } from '#features/photos/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type PageRequest, readCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './custom-data.ts'
import { findByFormerName } from './tag-care-data.ts'

/** Added again it stays as it is. */
export const addTag = (ctx: MemberContext, photoId: number, tagName: string) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    const name = tagName.replace(/\s+/g, ' ')
    const tag = (await findByFormerName(tx.db, plain(name))) ?? (await data.putTag(tx.db, name, plain(name)))
    if (!(await data.putOnPhoto(tx.db, photoId, tag.id, MOST_TAGS_OF_PHOTO))) {
      if (await data.isOnPhoto(tx.db, photoId, tag.id)) return tag
      throw new Refusal('conflict', `A photo has at most ${MOST_TAGS_OF_PHOTO} tags.`)
    }
    await record(tx, { action: 'photo.add-custom-tag', objectId: photoId, after: { tag: tag.name } })
    await announceTags(tx, photo)
    await announce(tx, stale(photoTags.custom))
    return tag
  })

export const removeTag = (ctx: MemberContext, photoId: number, tagId: number) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    if (!(await data.takeOffPhoto(tx.db, photoId, tagId))) return
    await record(tx, { action: 'photo.remove-custom-tag', objectId: photoId, before: { tag: tagId } })
    await announceTags(tx, photo)
    await announce(tx, stale(photoTags.custom))
  })

export async function listTags(ctx: MemberContext, { limit, cursor }: PageRequest) {
  const [count, id] = readCursor(cursor, /^(\d{1,9})-(\d{1,9})$/) ?? []
  const after = count === undefined ? null : { count: Number(count), id: Number(id) }
  const { items, next } = cutPage(
    await data.listTags(ctx.db, limit + 1, after),
    limit,
    (row) => `${row.count}-${row.id}`,
  )
  return { items: items.map(({ count: usageCount, ...tag }) => ({ ...tag, usageCount })), next }
}
