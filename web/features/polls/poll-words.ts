// What is said of a poll, whether it was certified; and the figures of all of them.

import type { Poll } from '@aerie/contract/polls'
import { shareOf } from '@aerie/contract/vote-results'
import { timeOf } from '@aerie/text/moments'
import { isOver } from '#features/ballots/words/time-left.ts'

/** Of what was void before its end nothing is counted, and there is no certificate. */
export const isCertified = (poll: Pick<Poll, 'endDate' | 'outcome' | 'resultsVisible'>, now: number) =>
  isOver(poll, now) && (poll.outcome !== 'void' || poll.resultsVisible)

/** `fullPollVotes` are as many as each poll is reckoned to have at full participation; null is all who may vote in it. */
export function figuresOf(polls: readonly Poll[], now: number, fullPollVotes: number | null) {
  const total = polls.reduce((sum, { voteCount }) => sum + voteCount, 0)
  const full = polls.reduce((sum, { eligibleCount }) => sum + (fullPollVotes ?? eligibleCount), 0)
  const completed = polls.filter(({ endDate }) => timeOf(endDate) <= now).length
  return {
    active: polls.filter((poll) => !isOver(poll, now)).length,
    total,
    completed,
    /** In percent. */
    participation: Math.min(100, shareOf(total, full).percent),
  }
}
