// Brothers on photos: tagging them as they allow it, saying yes, and taking tags off.
import { MOST_BROTHERS_ON_PHOTO } from '@aerie/contract/album-values'
import { notifications } from '@aerie/contract/notifications'
import { photoTags, type TagConsent } from '@aerie/contract/photo-tags'
import { stale } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import { announceTags, listTagged, lockSeen, mayTakeOff, notifyOfPhoto, showPhotos } from '#features/photos/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type PageRequest, parseIdCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'

interface TagPosition {
  memberId: number
  x: number
  y: number
}

/** Tags whom it may, and answers why not the others. */
export async function tagMembers(ctx: MemberContext, photoId: number, wanted: TagPosition[]) {
  const refused = await inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    const last = [...new Map(wanted.map((one) => [one.memberId, one])).values()]
    const { tags, refusals } = await judge(tx, photoId, last)
    if (tags.length === 0) return refusals
    await data.putTags(tx.db, photoId, tags, tx.actor.id)
    await record(tx, { action: 'photo.tag', objectId: photoId, after: { members: tags.map((tag) => tag.memberId) } })
    await notifyTagged(tx, photo, tags)
    await announceTags(tx, photo)
    await announce(tx, stale(photoTags.tagged, photoTags.waiting))
    return refusals
  })
  return { tagged: await listTagged(ctx, photoId), refused }
}

/** Those who are new on it, but for oneself. */
async function notifyTagged(tx: MemberContext, photo: Awaited<ReturnType<typeof lockSeen>>, tags: data.NewTag[]) {
  const idsOf = (isPending: boolean) =>
    tags.flatMap((tag) =>
      tag.isPending === isPending && tag.isNew && tag.memberId !== tx.actor.id ? tag.memberId : [],
    )
  await notifyOfPhoto(tx, photo, 'photo_tagged', idsOf(false), tx.actor.id)
  await notifyOfPhoto(tx, photo, 'photo_tag_asked', idsOf(true), tx.actor.id)
}

/** The same of one, who has to be tagged. */
export async function tagMember(ctx: MemberContext, photoId: number, wanted: TagPosition) {
  const { tagged, refused } = await tagMembers(ctx, photoId, [wanted])
  if (refused[0]) throw new Refusal('conflict', refused[0].detail)
  return tagged
}

async function judge(tx: MemberContext, photoId: number, wanted: TagPosition[]) {
  const ids = wanted.map(({ memberId }) => memberId)
  const asked = new Map((await data.listAsked(tx.db, photoId, ids)).map((one) => [one.id, one]))
  const tags: data.NewTag[] = []
  const refusals: { memberId: number; detail: string }[] = []
  let room = MOST_BROTHERS_ON_PHOTO - (await data.countTagged(tx.db, photoId))
  for (const one of wanted) {
    const his = asked.get(one.memberId)
    const isHimself = one.memberId === tx.actor.id
    const refusal = policy.refusalOf(his, isHimself)
    const isFull = !his?.isTagged && room <= 0
    if (!his || refusal) refusals.push({ memberId: one.memberId, detail: refusal ?? '' })
    else if (isFull) refusals.push({ memberId: one.memberId, detail: `At most ${MOST_BROTHERS_ON_PHOTO} brothers` })
    else {
      if (!his.isTagged) room--
      tags.push({ ...one, isPending: policy.waitsForYes(his, isHimself), isNew: !his.isTagged })
    }
  }
  return { tags, refusals }
}

export async function acceptTag(ctx: MemberContext, photoId: number) {
  await inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    if (!(await data.acceptTag(tx.db, photoId, tx.actor.id))) throw notFound('Tag')
    await record(tx, { action: 'photo.accept-tag', objectId: photoId })
    await announceTags(tx, photo)
    await announceAnswer(tx, tx.actor.id)
  })
  return listTagged(ctx, photoId)
}

/** Whoever takes himself off is not tagged there again. */
export const untagMember = (ctx: MemberContext, photoId: number, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    const photo = await lockSeen(tx, photoId)
    const tag = await data.findTag(tx.db, photoId, memberId)
    const { id } = tx.actor
    if (!tag || (tag.is_pending && ![tag.member_id, tag.tagged_by].includes(id))) throw notFound('Tag')
    must(
      mayTakeOff(tx.actor, tag),
      'Only the brother who is tagged, the one who tagged him, and super admins may take this tag off.',
    )
    await data.deleteTag(tx.db, photoId, memberId)
    if (memberId === id) await data.refuseTag(tx.db, photoId, memberId)
    await record(tx, { action: 'photo.untag', objectId: photoId, before: { member: memberId } })
    await announceTags(tx, photo)
    await announceAnswer(tx, memberId)
  })

/** What he was told no longer asks him. */
async function announceAnswer(tx: MemberContext, memberId: number) {
  await announce(tx, stale(photoTags.tagged, photoTags.waiting))
  await announce(tx, stale(notifications.list), { memberIds: [memberId] })
}

export async function listWaiting(ctx: MemberContext, { limit, cursor }: PageRequest) {
  const before = parseIdCursor(cursor)
  const rows = await data.listWaiting(ctx.db, ctx.actor.id, limit + 1, before)
  const { items, next } = cutPage(rows, limit, ({ photo_id }) => `${photo_id}`)
  const photos = await showPhotos(
    ctx,
    items.map(({ photo_id }) => photo_id),
  )
  return {
    items: items.flatMap((row) => {
      const photo = photos.get(row.photo_id)
      return photo ? { photo, albumTitle: row.title, taggedBy: taggerOf(row), at: row.tagged_at.toISOString() } : []
    }),
    next,
  }
}

/** On how many photos others have tagged him after a time. */
export const countTagsSince = ({ db, actor }: MemberContext, since: Date) => data.countTagsSince(db, actor.id, since)

type WaitingTagRow = Awaited<ReturnType<typeof data.listWaiting>>[number]

function taggerOf({ id, first_name, last_name, ...row }: WaitingTagRow) {
  return id === null || first_name === null || last_name === null
    ? null
    : toPersonRef({ ...row, id, first_name, last_name })
}

export const readConsent = async (ctx: MemberContext) => ({ consent: await data.findConsent(ctx.db, ctx.actor.id) })

export async function saveConsent(ctx: MemberContext, consent: TagConsent) {
  await inTransaction(ctx, async (tx) => {
    await data.saveConsent(tx.db, tx.actor.id, consent)
    await announce(tx, stale(photoTags.consent), { memberIds: [tx.actor.id] })
  })
  return { consent }
}
