// Which of the gatherings ahead concerns somebody most.
import type { GatheringCard } from '@aerie/contract/gatherings'

type UpcomingGathering = Pick<GatheringCard, 'own' | 'calledOffAt'>

/**
 * Of those to come, the soonest first: the first he goes to, waits for or may come to; else the first near him that he
 * has not answered; else the first of those. None that was called off, or to which he cannot come.
 */
export function nextOf<One extends UpcomingGathering>(
  ahead: readonly One[],
  isNear: (one: One) => boolean,
): One | null {
  const standing = ahead.filter(({ calledOffAt, own }) => calledOffAt === null && own?.standing !== 'cannot')
  const unanswered = standing.filter(({ own }) => own === null)
  return standing.find(({ own }) => own !== null) ?? unanswered.find(isNear) ?? unanswered[0] ?? null
}
