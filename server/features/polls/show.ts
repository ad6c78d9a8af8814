// A poll as one member sees it.
import { isQuorumMet, OptionCounts, type PollOutcome, quorumNeeded } from '@aerie/contract/poll-values'
import { Poll } from '@aerie/contract/polls'
import * as z from 'zod/mini'
import { leadersOf } from '#features/ballots/outcome.ts'
import type { OwnVote } from '#features/ballots/own-votes.ts'
import { optionIdOf } from './definition.ts'
import { rightsOf } from './policy.ts'
import type { PollState } from './states.ts'

export interface PollViewer {
  role: Parameters<typeof rightsOf>[0]['role']
  /** Undefined where he has not voted. */
  own: OwnVote | undefined
}

export const isOpen = ({ box, void: voided }: PollState, now: Date) => !(voided || box.closedAt) && box.endsAt > now

export const showPoll = (state: PollState, viewer: PollViewer, now: Date): Poll => ({
  ...commonOf(state, isOpen(state, now)),
  ...personalOf(state, viewer, now),
  optionVotes: areMarksVisible(state, viewer.own !== undefined) ? marksOf(state) : {},
})

const PERSONAL = {
  resultsVisible: true,
  hasVoted: true,
  userVote: true,
  userVotes: true,
  voteHiddenSince: true,
  can: true,
  serverNow: true,
} as const
const Common = z.omit(Poll, { ...PERSONAL, optionVotes: true })
const Personal = z.pick(Poll, PERSONAL)

interface CommonJson {
  isActive: boolean
  /** Without its last bracket. */
  poll: string
  marks: string
}

/** Made for each state when it is first shown, all of it to whomever, so that it does not tell who has looked. */
const serialized = new WeakMap<PollState, CommonJson>()

/** The same as JSON, checked against the contract: what all see alike once for all, what is his for him. */
export function serializePoll(state: PollState, viewer: PollViewer, now: Date): string {
  const isActive = isOpen(state, now)
  const { poll, marks } = commonJsonOf(state, isActive)
  const personal = personalOf(state, viewer, now)
  return `${poll},"optionVotes":${personal.resultsVisible ? marks : '{}'},${JSON.stringify(Personal.parse(personal)).slice(1)}`
}

function commonJsonOf(state: PollState, isActive: boolean): CommonJson {
  const before = serialized.get(state)
  if (before?.isActive === isActive) return before
  const poll = JSON.stringify(Common.parse(commonOf(state, isActive))).slice(0, -1)
  const made = { isActive, poll, marks: JSON.stringify(OptionCounts.parse(marksOf(state))) }
  serialized.set(state, made)
  return made
}

/** What every member sees of it. */
function commonOf(state: PollState, isActive: boolean) {
  const { definition, box, result } = state
  const voters = votersOf(state)
  // That somebody left, joined or is active no more changes nothing before the close: it would tell whether he has voted.
  const eligible = result?.eligible ?? Math.max(box.eligible ?? 0, voters)
  return {
    id: state.id,
    ...definition,
    isActive,
    endDate: box.endsAt.toISOString(),
    createdAt: state.createdAt.toISOString(),
    voteCount: voters,
    votes: voters,
    eligibleCount: eligible,
    quorumNeeded: quorumNeeded(definition.quorumThreshold, eligible),
    quorumMet: isQuorumMet(definition.quorumThreshold, eligible, voters),
    outcome: outcomeOf(state),
    leadingIds: result && !state.void ? leadersOf(result).map(optionIdOf) : [],
    void: state.void && { reason: state.void.reason, at: state.void.at.toISOString() },
  }
}

/** What depends on who looks, and when. */
function personalOf(state: PollState, { role, own }: PollViewer, now: Date) {
  const { result } = state
  const hasVoted = own !== undefined
  const [first, ...others] = own?.choices ?? []
  return {
    resultsVisible: areMarksVisible(state, hasVoted),
    hasVoted,
    ...(first !== undefined && { userVote: optionIdOf(first), userVotes: [first, ...others].map(optionIdOf) }),
    voteHiddenSince: own?.hiddenSince?.toISOString() ?? null,
    can: rightsOf(
      { role },
      {
        isActive: isOpen(state, now),
        isVoid: state.void !== null,
        hasVotes: votersOf(state) > 0,
        hasVoted,
        isTied: result?.outcome === 'tie',
      },
    ),
    serverNow: now.toISOString(),
  }
}

const votersOf = ({ result, tally }: PollState) => result?.voters ?? tally?.voters ?? 0

/** By option; none where nothing was counted. */
function marksOf({ definition, result, tally }: PollState) {
  const counts = result?.counts ?? tally?.counts
  return counts ? Object.fromEntries(definition.options.map(({ id }, at) => [id, counts[at] ?? 0])) : {}
}

const outcomeOf = ({ void: voided, result }: PollState): PollOutcome => (voided ? 'void' : (result?.outcome ?? 'open'))

/** Not where this member may not see them yet, or nobody ever will. */
function areMarksVisible({ definition, result, tally, void: voided }: PollState, hasVoted: boolean): boolean {
  if (result) return true
  return !voided && hasVoted && definition.resultsVisibility === 'after_vote' && tally?.counts != null
}
