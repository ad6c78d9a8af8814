// The codes of photos that not everybody may have, in memory: every byte that is sent asks here first.
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { listHidden } from './data.ts'
import { hasFlagged } from './policy.ts'

const readHidden = cached({
  answers: [moderation.flagged, bin.list, photoFiles.thumbnail],
  load: async ({ db }) => new Map((await listHidden(db)).map(({ code, is_there }) => [code, { isThere: is_there }])),
})

/** What is under review is there for super admins; what is in the bin, failed or gone, for nobody. */
export async function isHidden(ctx: MemberContext, code: string) {
  const hidden = (await readHidden(ctx)).get(code)
  return hidden !== undefined && !(hidden.isThere && hasFlagged(ctx.actor))
}

export async function refuseHidden(ctx: MemberContext, code: string) {
  if (await isHidden(ctx, code)) throw notFound('File')
}
