// What is said of a poll: shares, quorum, how it ended; and the figures of all of them.
import { listOf } from '@aerie/contract/formats'
import type { Poll } from '@aerie/contract/polls'

/** In percent, of nobody 0. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** Shares are of the voters: of several marks on a ballot they may come to more than a hundred. */
export const percentOf = ({ optionVotes, voteCount }: Pick<Poll, 'optionVotes' | 'voteCount'>, optionId: string) =>
  shareOf(optionVotes[optionId] ?? 0, voteCount)

export const turnoutOf = ({ voteCount, eligibleCount }: Pick<Poll, 'voteCount' | 'eligibleCount'>) =>
  shareOf(voteCount, eligibleCount)

export const isOver = ({ endDate, outcome }: Pick<Poll, 'endDate' | 'outcome'>, now: number) =>
  outcome !== 'open' || Date.parse(endDate) <= now

/** 'Quorum 50%', and once it is so 'Quorum 50%, reached'. */
export const quorumWords = ({ quorumThreshold, quorumMet }: Pick<Poll, 'quorumThreshold' | 'quorumMet'>) =>
  `Quorum ${quorumThreshold}%${quorumMet ? ', reached' : ''}`

type Ended = Pick<Poll, 'outcome' | 'leadingIds' | 'options' | 'quorumNeeded' | 'void' | 'voteCount'>

const quoted = (text: string) => `“${text}”`

/** How it ended, in a sentence; null while it is open. Options stand in quotation marks, unless `name` says otherwise. */
export function outcomeWords(
  { outcome, leadingIds, options, quorumNeeded, voteCount, ...poll }: Ended,
  name: (text: string) => string = quoted,
): string | null {
  const leaders = options.filter(({ id }) => leadingIds.includes(id)).map(({ text }) => name(text))
  switch (outcome) {
    case 'open':
      return null
    case 'decided':
      return `${leaders[0] ?? 'Nothing'} has the most votes.`
    case 'tie':
      return `A tie between ${listOf(leaders)}.`
    case 'no_quorum':
      return `Quorum not reached (${voteCount} of ${quorumNeeded} needed), not binding.`
    case 'no_votes':
      return 'Nobody voted.'
    case 'void':
      return `Void: ${poll.void?.reason ?? ''}`
  }
}

/** `fullPollVotes` are as many as each poll is reckoned to have at full participation; null is all who may vote in it. */
export function figuresOf(polls: readonly Poll[], now: number, fullPollVotes: number | null) {
  const total = polls.reduce((sum, { voteCount }) => sum + voteCount, 0)
  const full = polls.reduce((sum, { eligibleCount }) => sum + (fullPollVotes ?? eligibleCount), 0)
  const completed = polls.filter(({ endDate }) => Date.parse(endDate) <= now).length
  return {
    active: polls.filter((poll) => !isOver(poll, now)).length,
    total,
    completed,
    /** In percent. */
    participation: Math.min(100, shareOf(total, full)),
  }
}
