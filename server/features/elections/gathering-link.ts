// The gathering that belongs to an election, such as a candidates' evening, for those who may know of it.
import type { ElectionGathering } from '@aerie/contract/elections'
import { findGathering } from '#features/gatherings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'

export type GatheringLinks = ReadonlyMap<number, ElectionGathering>

/** Of few elections. What the caller is not asked to is not there. */
export async function readLinks(ctx: MemberContext, ids: (number | null)[]): Promise<GatheringLinks> {
  const links = new Map<number, ElectionGathering>()
  for (const id of new Set(ids)) {
    const found = id === null ? null : await findLink(ctx, id)
    if (found) links.set(found.id, found)
  }
  return links
}

export async function mustKnowGathering(ctx: MemberContext, id: number | null) {
  if (id !== null && !(await findLink(ctx, id))) throw invalid('gatheringId', 'There is no such gathering.')
}

async function findLink(ctx: MemberContext, id: number): Promise<ElectionGathering | null> {
  try {
    const { title, taken_down_at, called_off_at } = await findGathering(ctx, id)
    return { id, title, state: taken_down_at ? 'taken_down' : called_off_at ? 'called_off' : 'on' }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
