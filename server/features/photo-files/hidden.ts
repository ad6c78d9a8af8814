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

export const isHidden = async (ctx: MemberContext, code: string) => isHiddenFrom(ctx, code, await readHidden(ctx))

/** The same where it is in memory which are hidden; undefined elsewhere. */
export function isHiddenAtPresent(ctx: Looking, code: string): boolean | undefined {
  const present = readHidden.present(ctx)
  return present && isHiddenFrom(ctx, code, present)
}

type Looking = Pick<MemberContext, 'actor' | 'caches'>

/** What is under review is there for super admins; what is in the bin, failed or gone, for nobody. */
function isHiddenFrom({ actor }: Looking, code: string, all: Awaited<ReturnType<typeof readHidden>>) {
  const hidden = all.get(code)
  return hidden !== undefined && !(hidden.isThere && hasFlagged(actor))
}

export async function refuseHidden(ctx: MemberContext, code: string) {
  if (await isHidden(ctx, code)) throw notFound('File')
}
