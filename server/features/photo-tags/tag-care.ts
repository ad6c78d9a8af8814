// Officers keep the words on photos in order: a tag gets another name, or becomes one with another.
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { stale } from '@aerie/contract/stale'
import { plain } from '@aerie/text/search-form'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './tag-care-data.ts'

export const renameTag = (ctx: MemberContext, id: number, typed: string) =>
  inTransaction(ctx, async (tx) => {
    const [tag] = await data.lockTags(tx.db, [id])
    if (!tag) throw notFound('Tag')
    const name = typed.replace(/\s+/g, ' ')
    const key = plain(name)
    const other = await data.findByKey(tx.db, key)
    if (other && other.id !== id)
      throw new Refusal('conflict', `“${name}” is the tag “${other.name}” already. Merge the two.`)
    await data.dropAlias(tx.db, key)
    await data.rename(tx.db, id, name, key)
    await record(tx, { action: 'photo-tag.rename', objectId: id, before: { name: tag.name }, after: { name } })
    await announceWords(tx)
    return { id, name }
  })

/** Answers the tag that stays. */
export const mergeTag = (ctx: MemberContext, id: number, into: number) =>
  inTransaction(ctx, async (tx) => {
    if (id === into) throw new Refusal('conflict', 'Choose another tag to merge it with.')
    const tags = await data.lockTags(tx.db, [id, into])
    const [from, to] = [tags.find((tag) => tag.id === id), tags.find((tag) => tag.id === into)]
    if (!from || !to) throw notFound('Tag')
    await data.merge(tx.db, from, into)
    const after = { id: into, name: to.name }
    await record(tx, { action: 'photo-tag.merge', objectId: id, before: { name: from.name }, after })
    await announceWords(tx)
    return after
  })

const announceWords = (tx: MemberContext) =>
  announce(tx, stale(photoTags.custom, photos.show, photos.ofAlbum, photoSearch.find, photoSearch.summary))
