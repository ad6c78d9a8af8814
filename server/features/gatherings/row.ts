// A gathering as the caller sees it, with what stands beside it and his own answer.
import { cardColumns } from '#features/gathering-list/service.ts'
import { listLine } from '#features/lineage/service.ts'
import { requireGatherings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { isOfficer } from './policy.ts'

/** Refuses where gatherings are switched off. */
export async function viewerOf(ctx: MemberContext): Promise<data.Viewer> {
  await requireGatherings(ctx)
  return { id: ctx.actor.id, isOfficer: isOfficer(ctx.actor), line: await listLine(ctx, ctx.actor.id) }
}

export const readRow = async (ctx: MemberContext, id: number) => data.find(ctx.db, await viewerOf(ctx), id, cardColumns)

export type GatheringRow = NonNullable<Awaited<ReturnType<typeof readRow>>>
