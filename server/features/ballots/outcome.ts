// What a vote came to, from its counts alone.
import { isQuorumMet, type PollOutcome } from '@aerie/contract/poll-values'

interface VoteCount {
  /** Marks of each option, in their order. */
  counts: number[]
  voters: number
  eligible: number
  quorumThreshold: number
  requiresQuorum: boolean
  /** The option that counts for the quorum and wins nothing. */
  abstainAt?: number
}

export type VoteOutcome = Exclude<PollOutcome, 'open' | 'void'>

/** A quorum that was missed leaves the counts as they are; a tie is a tie. */
export function outcomeOf(vote: VoteCount): VoteOutcome {
  const { quorumThreshold, requiresQuorum, eligible, voters } = vote
  if (requiresQuorum && !isQuorumMet(quorumThreshold, eligible, voters)) return 'no_quorum'
  const leaders = leadersOf(vote)
  if (leaders.length === 0) return 'no_votes'
  return leaders.length > 1 ? 'tie' : 'decided'
}

/** The places of those with the most marks; none where there are no marks. */
export function leadersOf({ counts, abstainAt }: Pick<VoteCount, 'counts' | 'abstainAt'>) {
  const most = Math.max(0, ...counts.filter((_, at) => at !== abstainAt))
  return most > 0 ? counts.flatMap((count, at) => (count === most && at !== abstainAt ? [at] : [])) : []
}
