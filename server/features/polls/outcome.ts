// What a vote came to, from its counts alone.
import { isQuorumMet, type PollOutcome } from '@aerie/contract/poll-values'

interface Counted {
  /** Marks of each option, in their order. */
  counts: number[]
  voters: number
  eligible: number
  quorumThreshold: number
  requiresQuorum: boolean
}

type Outcome = Exclude<PollOutcome, 'open' | 'void'>

/** A quorum that was missed leaves the counts as they are; a tie is a tie. */
export function outcomeOf(poll: Counted): Outcome {
  const { quorumThreshold, requiresQuorum, eligible, voters, counts } = poll
  if (requiresQuorum && !isQuorumMet(quorumThreshold, eligible, voters)) return 'no_quorum'
  if (voters === 0) return 'no_votes'
  return leadersOf(counts).length > 1 ? 'tie' : 'decided'
}

/** The places of those with the most marks; none where there are no marks. */
export function leadersOf(counts: number[]) {
  const most = Math.max(...counts)
  return most > 0 ? counts.flatMap((count, at) => (count === most ? [at] : [])) : []
}
