// A poll as one member sees it.
import { isQuorumMet, type PollOutcome, quorumNeeded } from '@aerie/contract/poll-values'
import type { Poll } from '@aerie/contract/polls'
import { leadersOf } from '#features/ballots/outcome.ts'
import type { OwnVote } from '#features/ballots/own-votes.ts'
import { optionIdOf } from './definition.ts'
import { rightsOf } from './policy.ts'
import type { PollState } from './states.ts'

export interface Viewer {
  role: Parameters<typeof rightsOf>[0]['role']
  /** Undefined where he has not voted. */
  own: OwnVote | undefined
}

export const isOpen = ({ box, void: voided }: PollState, now: Date) => !(voided || box.closedAt) && box.endsAt > now

export function showPoll(state: PollState, { role, own }: Viewer, now: Date): Poll {
  const { definition, box, result } = state
  const isActive = isOpen(state, now)
  const hasVoted = own !== undefined
  const counts = visibleCounts(state, hasVoted)
  const voters = result?.voters ?? state.tally?.voters ?? 0
  // That somebody left, joined or is active no more changes nothing before the close: it would tell whether he has voted.
  const eligible = result?.eligible ?? Math.max(box.eligible ?? 0, voters)
  const [first, ...others] = own?.choices ?? []
  return {
    id: state.id,
    ...definition,
    isActive,
    endDate: box.endsAt.toISOString(),
    createdAt: state.createdAt.toISOString(),
    optionVotes: counts ? Object.fromEntries(definition.options.map(({ id }, at) => [id, counts[at] ?? 0])) : {},
    resultsVisible: counts !== null,
    voteCount: voters,
    votes: voters,
    hasVoted,
    ...(first !== undefined && { userVote: optionIdOf(first), userVotes: [first, ...others].map(optionIdOf) }),
    voteHiddenSince: own?.hiddenSince?.toISOString() ?? null,
    eligibleCount: eligible,
    quorumNeeded: quorumNeeded(definition.quorumThreshold, eligible),
    quorumMet: isQuorumMet(definition.quorumThreshold, eligible, voters),
    outcome: outcomeOf(state),
    leadingIds: result && !state.void ? leadersOf(result).map(optionIdOf) : [],
    void: state.void && { reason: state.void.reason, at: state.void.at.toISOString() },
    can: rightsOf(
      { role },
      { isActive, isVoid: state.void !== null, hasVotes: voters > 0, hasVoted, isTied: result?.outcome === 'tie' },
    ),
    serverNow: now.toISOString(),
  }
}

const outcomeOf = ({ void: voided, result }: PollState): PollOutcome => (voided ? 'void' : (result?.outcome ?? 'open'))

/** Null where this member may not see them yet, or nobody ever will. */
function visibleCounts({ definition, result, tally, void: voided }: PollState, hasVoted: boolean): number[] | null {
  if (result) return result.counts
  if (voided || !hasVoted || definition.resultsVisibility === 'after_close') return null
  return tally?.counts ?? null
}
