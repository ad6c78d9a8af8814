// The photo that a request is about, where its caller may know of it.
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import * as data from './data.ts'
import { hasFlagged } from './policy.ts'

type PhotoLookup = Awaited<ReturnType<typeof data.findPhoto>>

/** What the caller may know of; of anything else there is nothing here. */
export const findSeen = async (ctx: MemberContext, id: number) => seen(ctx, await data.findPhoto(ctx.db, id))

/** Likewise; of what could not be made ready there is nothing to be seen. */
export function seen(ctx: MemberContext, photo: PhotoLookup): NonNullable<PhotoLookup> {
  if (!photo || photo.state === 'failed' || (photo.is_flagged && !hasFlagged(ctx.actor))) throw notFound('Photo')
  return photo
}
