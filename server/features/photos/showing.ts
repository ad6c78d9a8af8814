// A photo with all that is known of it.
import type { PhotoDetails } from '@aerie/contract/photos'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import * as data from './data.ts'
import { maySee } from './policy.ts'
import { toDetails } from './show.ts'

/** Refuses with 410 what is under review, for all but super admins; who may not know of one that failed finds nothing. */
export async function showPhoto(ctx: MemberContext, id: number): Promise<PhotoDetails> {
  const row = await data.findPhoto(ctx.db, id)
  if (!row) throw notFound('Photo')
  if (!maySee(ctx.actor, row)) throw row.is_flagged ? new Refusal('gone', 'Under Review') : notFound('Photo')
  const [tags, tagged] = await Promise.all([data.listCustomTags(ctx.db, id), data.listTagged(ctx.db, id, ctx.actor.id)])
  return toDetails(ctx.actor, row, { tags, tagged })
}
