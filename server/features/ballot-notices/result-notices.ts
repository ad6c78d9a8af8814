// The notices that tell what a vote came to.
import type { Notice } from '#features/notifications/service.ts'
import { hasVotedIn, hasVotedInNone } from './notices-data.ts'

/**
 * What a vote came to, of all boxes in which it was cast: to who has voted as "voted", whom it reaches by mail as well, and to
 * all others as "other". That it is void is news again to who has heard of a result.
 */
export function resultNotices(
  notice: Pick<Notice, 'subject' | 'facts'>,
  kinds: { voted: string; other: string },
  { boxIds, isVoid }: { boxIds: number[]; isVoid: boolean },
): Notice[] {
  const common = { ...notice, key: kinds.other, rank: isVoid ? 1 : 0, until: null }
  return [
    { ...common, kind: kinds.voted, where: hasVotedIn(boxIds) },
    { ...common, kind: kinds.other, where: hasVotedInNone(boxIds) },
  ]
}
