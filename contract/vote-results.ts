// What the counts of a vote come to in words, the same on pages and in mails: shares in percent, and how it ended.
import { listOf } from '@aerie/text/lists'
import type { Position } from './elections.ts'
import type { Poll } from './polls.ts'

export interface Share {
  /** In percent, without decimals. */
  percent: number
  /** '33%'; what is not all and not nothing is '>99%' and '<1%' at the most and least. */
  words: string
}

/** Of nobody it is 0%. */
export const shareOf = (part: number, whole: number) =>
  inWords(whole === 0 ? 0 : Math.round((part / whole) * 100), part, whole)

/**
 * Of each option in their order, of those who voted. Where each has marked one option they come to 100 together, by the
 * largest remainder; where some have marked several, each share stands by itself.
 */
export function sharesOf(counts: readonly number[], voters: number): Share[] {
  const marks = counts.reduce((sum, count) => sum + count, 0)
  if (voters === 0 || marks !== voters) return counts.map((count) => shareOf(count, voters))
  const floors = counts.map((count) => Math.floor((count * 100) / voters))
  const left = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  // Of equal remainders the smaller count is made larger: its share is the more wrong without.
  const raised = new Set(
    counts
      .map((count, at) => ({ at, count, remainder: (count * 100) % voters }))
      .sort((a, b) => b.remainder - a.remainder || a.count - b.count || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return counts.map((count, at) => inWords((floors[at] ?? 0) + (raised.has(at) ? 1 : 0), count, voters))
}

function inWords(percent: number, part: number, whole: number): Share {
  if (percent <= 0 && part > 0) return { percent, words: '<1%' }
  return { percent, words: percent >= 100 && part < whole ? '>99%' : `${percent}%` }
}

/** Said beside shares that need not come to 100. */
export const SEVERAL_MARKS =
  'Each could choose several: the shares are of those who voted, and need not add up to 100%.'

type EndedPoll = Pick<Poll, 'outcome' | 'leadingIds' | 'options' | 'quorumNeeded' | 'void' | 'voteCount'>

const quoted = (text: string) => `“${text}”`

/** How a poll ended, in a sentence; null while it is open. Options stand in quotation marks, unless `name` says otherwise. */
export function pollOutcomeWords(
  { outcome, leadingIds, options, quorumNeeded, voteCount, ...poll }: EndedPoll,
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

type EndedPosition = Pick<Position, 'outcome' | 'winnerIds' | 'quorumNeeded' | 'voterCount'> & {
  candidates: Pick<Position['candidates'][number], 'id' | 'memberName'>[]
}

/** How the vote for a position ended, in a sentence; null while it is open, and where the election says it. */
export function positionOutcomeWords({
  outcome,
  winnerIds,
  candidates,
  quorumNeeded,
  voterCount,
}: EndedPosition): string | null {
  const winners = candidates.filter(({ id }) => winnerIds.includes(id)).map(({ memberName }) => memberName)
  switch (outcome) {
    case 'open':
    case 'void':
      return null
    case 'elected':
      return `${winners[0] ?? 'Nobody'} is elected.`
    case 'tie':
      return `A tie between ${listOf(winners)}.`
    case 'no_quorum':
      return `Quorum not reached (${voterCount} of ${quorumNeeded} needed), not binding.`
    case 'vacant':
      return 'Vacant: nobody was voted for.'
    case 'not_held':
      return 'No vote was held.'
  }
}
