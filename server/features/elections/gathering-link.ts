// The gathering that belongs to an election, such as a candidates' evening, for those who may know of it.
import { findGathering } from '#features/gatherings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'

export type GatheringLinks = ReadonlyMap<number, { id: number; title: string }>

/** Of few elections. What the caller is not asked to is not there. */
export async function readLinks(ctx: MemberContext, ids: (number | null)[]): Promise<GatheringLinks> {
  const links = new Map<number, { id: number; title: string }>()
  for (const id of new Set(ids)) {
    const found = id === null ? null : await findLink(ctx, id)
    if (found) links.set(found.id, found)
  }
  return links
}

export async function mustKnowGathering(ctx: MemberContext, id: number | null) {
  if (id !== null && !(await findLink(ctx, id))) throw invalid('gatheringId', 'There is no such gathering.')
}

async function findLink(ctx: MemberContext, id: number) {
  try {
    const { title } = await findGathering(ctx, id)
    return { id, title }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
