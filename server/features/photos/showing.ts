// Photos as pages ask for them: one with all that is known of it, or those of a brother or a tag.
import type { Photo, PhotoDetails } from '@aerie/contract/photos'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { maySee, seesFlagged } from './policy.ts'
import { toDetails, toPhoto } from './show.ts'

/** By a brother or a custom tag on them, the newest first. */
export async function findPhotos(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  { member, tag }: { member: number | undefined; tag: number | undefined },
): Promise<Page<Photo[]>> {
  const before = Number(readCursor(cursor, /^([1-9]\d{0,8})$/)?.[0] ?? 0) || null
  const which = { member, tag, withFlagged: seesFlagged(ctx.actor) }
  const { items, next } = cutPage(await data.findPhotos(ctx.db, which, limit + 1, before), limit, ({ id }) => `${id}`)
  return { items: items.map((row) => toPhoto(ctx.actor, row)), next }
}

/** Refuses with 410 what is under review, for all but super admins. */
export async function showPhoto(ctx: MemberContext, id: number): Promise<PhotoDetails> {
  const row = await data.findPhoto(ctx.db, id)
  if (!row) throw notFound('Photo')
  if (!maySee(ctx.actor, row)) throw new Refusal('gone', 'Under Review')
  const [tags, tagged] = await Promise.all([data.listCustomTags(ctx.db, id), data.listTagged(ctx.db, id, ctx.actor.id)])
  return toDetails(ctx.actor, row, { tags, tagged })
}
